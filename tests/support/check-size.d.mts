export function checkFirstLoads(sizes: Readonly<Record<string, number>>): void
