/** Zimbabwe's ten provinces, by name. */
export const provinces = [
  'Bulawayo',
  'Harare',
  'Manicaland',
  'Mashonaland Central',
  'Mashonaland East',
  'Mashonaland West',
  'Masvingo',
  'Matabeleland North',
  'Matabeleland South',
  'Midlands',
] as const
export type Province = (typeof provinces)[number]

/** Cities, towns, business centers and growth points in lower case, by province. */
const towns: Record<Province, string> = {
  Bulawayo: 'bulawayo',
  Harare: 'harare, chitungwiza, epworth',
  Manicaland:
    'mutare, rusape, chipinge, chimanimani, nyanga, buhera, murambinda, birchenough bridge, hauna, headlands, nyazura, odzi, penhalonga, sakubva, checheche, juliasdale, dorowa, middle sabi',
  'Mashonaland Central':
    'bindura, shamva, mount darwin, mt darwin, mvurwi, guruve, centenary, muzarabani, rushinga, glendale, concession, mazowe, mbire, mushumbi pools, kanyemba',
  'Mashonaland East':
    'marondera, ruwa, chivhu, murewa, murehwa, mutoko, goromonzi, hwedza, wedza, mutawatawa, kotwa, nyamapanda, macheke, beatrice, sadza, mudzi, juru, domboshava, domboshawa, seke',
  'Mashonaland West':
    'chinhoyi, kadoma, chegutu, norton, kariba, karoi, banket, mhangura, magunje, murombedzi, chirundu, makuti, sanyati, raffingora, darwendale, selous, mubaira, siakobvu, alaska, trelawney, eiffel flats',
  Masvingo:
    'masvingo, chiredzi, triangle, gutu, mpandawana, bikita, nyika, zaka, jerera, chivi, mwenezi, rutenga, ngundu, mashava, renco, nemanwa, hippo valley, mkwasine, chatsworth',
  'Matabeleland North':
    'hwange, victoria falls, lupane, binga, nkayi, tsholotsho, dete, kamativi, bubi, inyathi, umguza, nyamandlovu, turk mine',
  'Matabeleland South':
    'gwanda, beitbridge, plumtree, esigodini, filabusi, insiza, kezi, maphisa, colleen bawn, west nicholson, shangani, fort rixon, tuli, umzingwane, matopos, figtree, mphoengs',
  Midlands:
    'gweru, kwekwe, redcliff, zvishavane, shurugwi, gokwe, gokwe centre, mvuma, mberengwa, mataga, lalapanzi, zhombe, silobela, nembudziya, somabhula, battlefields, munyati, torwood',
}

const provinceOfTown = new Map(
  provinces.flatMap((province) =>
    towns[province].split(', ').map((town): [string, Province] => [town, province]),
  ),
)

/** Reduces a town to its letters, ignoring case, spaces and punctuation. */
const plain = (town: string): string =>
  town
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

/**
 * Returns the province of a business's town; null for an unknown town. In a town written with
 * suburb or province (`Avondale, Harare`), the last known part counts. All figures by province use
 * this.
 */
export function provinceOf(town: string): Province | null {
  const parts = [town, ...town.split(/[,/()]/).reverse()].map(plain)
  for (const part of parts) {
    const known = provinceOfTown.get(part) ?? provinces.find((each) => plain(each) === part)
    if (known) return known
  }
  return null
}
