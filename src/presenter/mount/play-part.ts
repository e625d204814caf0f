export { playPart } from '../pitch/stage/play-part.ts'
