import { useEffect, useRef, useState } from 'react'
import { ServiceError } from '#src/data/faults.ts'
import { refusalText } from '#src/data/run-action.ts'
import { toast } from '#src/ui/toast.ts'

interface Options {
  /** What is said once it was cancelled. */
  cancelled: string
  /** Returns what is said of an error that nobody expected, which is reported too. */
  failed: (error: unknown) => string | Promise<string>
}

/** Makes files one at a time, with progress; a file is given up by `cancel`, and when the component goes. */
export function useMakingFile<Progress>({ cancelled, failed }: Options) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function make(work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    try {
      await work(control.signal)
    } catch (error) {
      if (control.signal.aborted) toast.info(cancelled)
      else if (error instanceof ServiceError) toast.error(await refusalText(error))
      else {
        reportError(error)
        toast.error(await failed(error))
      }
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  return { progress, setProgress, make, cancel: () => running.current?.abort() }
}
