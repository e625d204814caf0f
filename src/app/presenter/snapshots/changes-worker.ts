import type { FiledSnapshot } from '#db/demo/snapshot-file.ts'
import { ChangesError, type ChangesProblem, readChanges, writeChanges } from './state-changes.ts'

export type ChangesRequest = { write: FiledSnapshot } | { read: string }
export type ChangesAnswer =
  | { text: string }
  | { snapshot: FiledSnapshot }
  | { problem: ChangesProblem }
  | { error: unknown }

function answer(request: ChangesRequest): ChangesAnswer {
  try {
    if ('write' in request) return { text: writeChanges(request.write) }
    return { snapshot: readChanges(request.read) }
  } catch (error) {
    return error instanceof ChangesError ? { problem: error.problem } : { error }
  }
}

addEventListener('message', ({ data }: MessageEvent<ChangesRequest>) => {
  postMessage(answer(data))
  close()
})
