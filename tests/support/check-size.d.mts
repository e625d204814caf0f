export function checkFirstLoads(
  sizes: Readonly<Record<string, number>>,
  own?: ReadonlyMap<string, number>,
): void
