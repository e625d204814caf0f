function areSame<Fields extends object>(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one) as (keyof Fields)[]
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** For `memo`: rows are read anew after every change, and drawn anew only where a field is another. */
export function looksTheSame<Props extends { row: object }>(before: Props, after: Props): boolean {
  return (
    areSame({ ...before, row: null }, { ...after, row: null }) && areSame(before.row, after.row)
  )
}
