import type { Province } from '#db/merchants/provinces.ts'

/**
 * Province borders at the detail a phone can show, drawn for this map. Each border runs from one junction to the next,
 * as pairs of hundredths of a degree east and south, and is stored once: neighboring provinces share it.
 */
const borders = {
  // Outer borders, clockwise from where the two Matabelelands meet Botswana.
  northwest:
    '2695 1995 2660 1983 2616 1953 2600 1916 2594 1893 2580 1870 2550 1840 2523 1790 2526 1779 2560 1783 2586 1793 2622 1789 2670 1807 2702 1796 2735 1758 2763 1721 2800 1693',
  kariba:
    '2800 1693 2830 1672 2856 1655 2876 1652 2886 1638 2885 1606 2893 1595 2915 1585 2933 1574 2960 1566 3000 1564',
  north:
    '3000 1564 3042 1563 3042 1600 3110 1600 3132 1603 3152 1618 3170 1620 3190 1642 3225 1644 3260 1657',
  northeast: '3260 1657 3271 1669 3286 1670 3298 1671 3297 1715 3303 1735',
  east: '3303 1735 3297 1760 3297 1796 3295 1805 3301 1820 3307 1835 3298 1848 3289 1853 3296 1869 3292 1878 3270 1884 3272 1902 3285 1903 3288 1911 3285 1928 3278 1938 3285 1948 3285 1967 3298 1966 3306 1977 3303 2003 3287 2014 3286 2027 3268 2054 3250 2062 3252 2091 3237 2114 3246 2131',
  southeast: '3246 2131 3130 2241 3110 2234',
  south:
    '3110 2234 3088 2230 3064 2233 3040 2234 3020 2229 2998 2221 2966 2213 2937 2219 2925 2208 2907 2205 2903 2190 2907 2181 2899 2177 2867 2165 2848 2166 2820 2160 2801 2157 2766 2107 2770 2085 2770 2061 2773 2050 2745 2048 2728 2049 2722 2009 2695 1995',
  // Inner borders.
  sengwa: '2800 1693 2812 1725 2821 1752',
  sanyati:
    '2821 1752 2825 1740 2854 1740 2871 1720 2894 1713 2924 1731 2940 1748 2933 1769 2927 1787 2921 1803 2935 1823 2957 1837 2955 1855 2978 1864 3000 1869 3020 1875 3045 1889 3056 1888',
  chivhu: '3056 1888 3071 1898 3068 1905 3074 1918 3087 1926',
  runde:
    '3087 1926 3070 1939 3072 1952 3070 1972 3068 1986 3046 1985 3043 1999 3015 2003 3018 2018 3027 2024 3025 2034 3037 2043 3045 2058 3050 2069 3045 2095 3030 2103 3010 2100 2996 2091 2982 2102 2973 2102',
  mberengwa:
    '2973 2102 2946 2102 2962 2089 2967 2068 2960 2059 2973 2043 2979 2022 2987 2002 2970 1997 2968 1991 2955 1988 2941 1989 2941 1975',
  shangani:
    '2941 1975 2930 1958 2910 1938 2900 1915 2894 1901 2887 1872 2912 1861 2860 1856 2800 1855 2800 1823 2807 1810 2801 1800 2808 1782 2819 1767 2821 1752',
  bubye:
    '3110 2234 3103 2224 3094 2210 3079 2196 3067 2181 3045 2165 3017 2152 3003 2140 2989 2124 2973 2102',
  gwai: '2695 1995 2740 1997 2775 2010 2810 2020 2850 2024',
  bulawayoNorth: '2850 2024 2849 2017 2840 2017 2841 2002 2855 2005 2861 1996 2867 2002 2866 2010',
  bulawayoSouth: '2866 2010 2865 2015 2870 2020 2861 2023 2854 2026 2850 2024',
  insiza: '2866 2010 2885 2005 2905 1985 2925 1975 2941 1975',
  manyame:
    '3000 1564 3005 1600 3012 1640 3030 1675 3050 1695 3055 1710 3065 1735 3080 1750 3093 1771',
  harareWest: '3093 1771 3089 1779 3089 1788 3089 1795',
  harareSouth: '3089 1795 3100 1800 3108 1805 3112 1798 3117 1793 3122 1786 3120 1774 3114 1769',
  harareNorth: '3114 1769 3108 1768 3104 1774 3093 1771',
  mupfure: '3089 1795 3082 1810 3065 1835 3060 1860 3056 1888',
  mazowe: '3114 1769 3130 1755 3155 1750 3175 1740 3190 1710 3215 1695 3240 1685 3260 1657',
  ruenya:
    '3303 1735 3275 1740 3250 1760 3235 1785 3210 1800 3195 1820 3185 1850 3170 1875 3145 1890 3130 1910 3120 1935',
  gutu: '3120 1935 3105 1928 3087 1926',
  save: '3120 1935 3140 1960 3165 1985 3195 2005 3220 2020 3230 2050 3233 2090 3246 2131',
} as const
type Border = keyof typeof borders

/** The borders of each province in order; a minus reverses the direction. */
const rings: Record<Province, readonly (Border | `-${Border}`)[]> = {
  Bulawayo: ['bulawayoNorth', 'bulawayoSouth'],
  Harare: ['harareWest', 'harareSouth', 'harareNorth'],
  Manicaland: ['east', '-save', '-ruenya'],
  'Mashonaland Central': ['north', '-mazowe', 'harareNorth', '-manyame'],
  'Mashonaland East': [
    'northeast',
    'ruenya',
    'gutu',
    '-chivhu',
    '-mupfure',
    'harareSouth',
    'mazowe',
  ],
  'Mashonaland West': ['kariba', 'manyame', 'harareWest', 'mupfure', '-sanyati', '-sengwa'],
  Masvingo: ['southeast', 'bubye', '-runde', '-gutu', 'save'],
  'Matabeleland North': ['northwest', 'sengwa', '-shangani', '-insiza', '-bulawayoNorth', '-gwai'],
  'Matabeleland South': ['south', 'gwai', '-bulawayoSouth', 'insiza', '-mberengwa', '-bubye'],
  Midlands: ['sanyati', 'chivhu', 'runde', 'mberengwa', 'shangani'],
}

/** Label positions inside the provinces. */
const middles: Record<Province, readonly [east: number, south: number]> = {
  Bulawayo: [2855, 2012],
  Harare: [3105, 1785],
  Manicaland: [3235, 1915],
  'Mashonaland Central': [3120, 1668],
  'Mashonaland East': [3180, 1780],
  'Mashonaland West': [2985, 1690],
  Masvingo: [3125, 2095],
  'Matabeleland North': [2730, 1870],
  'Matabeleland South': [2915, 2130],
  Midlands: [2965, 1925],
}

/** Label positions beside the map, for provinces too small for a label. */
const asides: Partial<typeof middles> = { Bulawayo: [2580, 2140], Harare: [3255, 1590] }

/** Map bounds in hundredths of a degree of latitude: at 19 degrees south, a degree of longitude is 0.946 of that. */
const west = 2513
const top = 1553
const narrow = 0.946
export const mapSize = { width: 759, height: 698 }

type Point = readonly [x: number, y: number]

const placed = (east: number, south: number): Point => [
  Math.round((east - west) * narrow),
  south - top,
]

function pointsOf(border: Border): Point[] {
  const numbers = borders[border].split(' ').map(Number)
  return numbers.flatMap((east, at) => (at % 2 === 0 ? [placed(east, numbers[at + 1] ?? 0)] : []))
}

/** Returns the points of a province's outline, each once. */
export function ringOf(province: Province): Point[] {
  return rings[province].flatMap((part) => {
    const points = part.startsWith('-')
      ? pointsOf(part.slice(1) as Border).reverse()
      : pointsOf(part as Border)
    return points.slice(1)
  })
}

export const shapeOf = (province: Province): string => `M${ringOf(province).join('L')}Z`

export const middleOf = (province: Province): Point => placed(...middles[province])

export function asideOf(province: Province): Point | undefined {
  const place = asides[province]
  return place && placed(...place)
}
