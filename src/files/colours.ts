/** Colors of files, which are always on white. */
export type Colour = readonly [red: number, green: number, blue: number]

export const ink: Colour = [23, 26, 21]
export const grey: Colour = [91, 95, 85]
export const line: Colour = [214, 214, 206]
export const gold: Colour = [187, 122, 14]
export const green: Colour = [29, 104, 72]
export const softGold: Colour = [248, 235, 208]
export const onSoftGold: Colour = [99, 60, 0]
