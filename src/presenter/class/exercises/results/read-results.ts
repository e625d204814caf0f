import { CodeError } from '#db/codes/sealed.ts'
import { refusalText } from '#src/data/run-action.ts'
import { codeProblems } from '#src/rules/messages/codes.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { createQrReader } from '#src/screens/shared/scan/qr-reader.ts'
import { addToClass, type TraineeResults } from './kept-results.ts'
import { readResults } from './result-code.ts'
import { handedName } from './result-files.ts'

/** The largest file that is read as text: a code has a few hundred characters. */
const mostBytes = 65_536

/** What came of a code or a file. */
export type ReadCode =
  | { change: ReturnType<typeof addToClass>; results: TraineeResults; said: string }
  | { change: 'refused'; said: string }

/** Adds the results in a code to the class; `source` names the code where it is refused. Never rejects. */
export async function readIntoClass(
  source: string,
  readText: () => string | Promise<string>,
): Promise<ReadCode> {
  try {
    const results = await readResults(await readText())
    const change = addToClass(results)
    return {
      change,
      results,
      said: exerciseMessages[change](results.trainee, results.test && handedName(results)),
    }
  } catch (error) {
    const said =
      error instanceof CodeError
        ? `${source} ${codeProblems.results[error.problem]}.`
        : await refusalText(error)
    return { change: 'refused', said }
  }
}

async function textOf(file: File): Promise<string> {
  if (file.type.startsWith('image/')) {
    const text = await createQrReader()
      .readPicture(file)
      .catch(() => null)
    if (text === null) throw new CodeError('foreign')
    return text
  }
  if (file.size > mostBytes) throw new CodeError('foreign')
  return file.text()
}

/** Adds the results in files and pictures to the class; returns what to say of each. */
export async function addResultFiles(files: readonly File[]): Promise<ReadCode[]> {
  const read: ReadCode[] = []
  for (const file of files) read.push(await readIntoClass(file.name, () => textOf(file)))
  return read
}

/** How long the camera may miss a code that it still looks at, in milliseconds. */
const longestGap = 1500

/**
 * Returns whether a code comes into view: the camera reads the one before it again and again. One
 * that comes back after a while, or after another, is new.
 */
export function newCodes(): (text: string, at: number) => boolean {
  let last = { text: '', at: -Infinity }
  return (text, at) => {
    const isNew = text !== last.text || at - last.at > longestGap
    last = { text, at }
    return isNew
  }
}
