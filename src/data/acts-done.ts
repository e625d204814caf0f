import { createStore } from '#src/ui/store.ts'

/** The number of acts that the person has done in this tab. */
export const actsDone = createStore(0)
