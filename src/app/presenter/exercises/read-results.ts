import { createQrReader } from '#src/screens/shared/scan/qr-reader.ts'
import { refusalText } from '#src/data/run-action.ts'
import { exerciseMessages, resultProblems } from '#src/rules/messages/exercises.ts'
import { addToClass } from './kept-results.ts'
import { readResults, ResultCodeError } from './result-code.ts'

/** The largest file that is read as text: a code has a few hundred characters. */
const mostBytes = 65_536

async function textOf(file: File): Promise<string> {
  if (file.type.startsWith('image/')) {
    const text = await createQrReader()
      .readPicture(file)
      .catch(() => null)
    if (text === null) throw new ResultCodeError('foreign')
    return text
  }
  if (file.size > mostBytes) throw new ResultCodeError('foreign')
  return file.text()
}

/** Adds the results in files and pictures to the class; returns what to say of each. */
export async function addResultFiles(
  files: readonly File[],
): Promise<{ said: string; isAdded: boolean }[]> {
  const said: { said: string; isAdded: boolean }[] = []
  for (const file of files)
    try {
      const results = await readResults(await textOf(file))
      addToClass(results)
      said.push({ said: exerciseMessages.added(results.trainee), isAdded: true })
    } catch (error) {
      const why =
        error instanceof ResultCodeError
          ? `${file.name} ${resultProblems[error.problem]}.`
          : await refusalText(error)
      said.push({ said: why, isAdded: false })
    }
  return said
}
