import { type ComponentProps, type ReactNode, useState } from 'react'
import { Banner } from '#src/ui/banner.tsx'
import type { FilePicker } from '#src/ui/file-picker.tsx'
import { toast } from '#src/ui/toast.ts'

/** Adds result files and pictures of codes to the class: a picker's props, and the files that were refused. */
export function useResultFiles(): {
  picker: Omit<ComponentProps<typeof FilePicker>, 'children'>
  problems: ReactNode
} {
  const [reading, setReading] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])

  async function read(files: File[]) {
    setReading(true)
    const { addResultFiles } = await import('../exercises/results/read-results.ts')
    const all = await addResultFiles(files)
    const said = (isRefused: boolean) =>
      all.filter(({ change }) => (change === 'refused') === isRefused).map((each) => each.said)
    setProblems([...new Set(said(true))])
    if (said(false).length > 0) toast.success(said(false).join(', '))
    setReading(false)
  }

  return {
    picker: {
      label: 'Result files',
      accept: '.txt,image/*',
      multiple: true,
      pending: reading,
      pendingLabel: 'Reading',
      onPick: (files) => void read(files),
    },
    problems: (
      <div role="status" className="grid gap-2 empty:hidden">
        {problems.map((problem) => (
          <Banner key={problem} tone="bad">
            {problem}
          </Banner>
        ))}
      </div>
    ),
  }
}
