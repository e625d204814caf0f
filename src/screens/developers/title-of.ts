import { builtPaths, type PathId } from '#src/routes/paths.ts'

export const titleOf = (id: PathId): string => builtPaths.find((row) => row.id === id)?.title ?? ''
