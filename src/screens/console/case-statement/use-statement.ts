import { useMemo, useState } from 'react'
import { cleanFileName } from '#db/files/file-name.ts'
import { parseDay, startOfDay } from '#db/days.ts'
import { reconcile, type StatementLine } from '#db/disputes/reconcile.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import {
  getStatementPayments,
  listCases,
  type StatementAsked,
  statementOf,
} from '#db/disputes/queries.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import type { Days } from '#src/forms/date-inputs.tsx'
import { caseMessages } from '#src/rules/messages/payments.ts'
import { toast } from '#src/ui/toast.ts'

const mostDays = 31

/** Returns the request, or why it is invalid. */
export function askedOf(
  method: PaymentMethodId,
  { from, to }: Days,
): StatementAsked | { error: string } {
  const [first, last] = [parseDay(from), parseDay(to)]
  if (!first || !last) return { error: 'Choose a start and an end date.' }
  if (first > last) return { error: 'Start date is after the end date.' }
  const before = startOfDay(last, 1)
  if (startOfDay(first, mostDays) < before) return { error: `Choose ${mostDays} days or fewer.` }
  return { method, from: first.getTime(), before }
}

interface Checked {
  asked: StatementAsked
  fileName: string
  lines: readonly StatementLine[]
}

/** Downloads a provider's sample statement, and compares a picked one with the ledger. */
export function useStatement(asked: StatementAsked | { error: string }) {
  const database = useDatabase()
  const dryRun = useDryRun()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [problem, setProblem] = useState<string>()
  const check = useAction('checkStatement', {
    success: (cases) => caseMessages.checked(cases.length),
    dryRun: caseMessages.wouldCheck,
  })
  const period = checked?.asked
  const found = useQuery(
    async (db) => {
      if (!period) return null
      const [payments, cases] = await Promise.all([getStatementPayments(db, period), listCases(db)])
      return { payments, cases }
    },
    [period],
  )
  const result = useMemo(() => {
    if (!checked || !found) return undefined
    return { ...reconcile(checked.lines, found.payments), cases: found.cases }
  }, [checked, found])

  async function download() {
    if ('error' in asked) return
    if (await dryRun(caseMessages.wouldDownload)) return
    const lines = statementOf(await getStatementPayments(database(), asked))
    if (lines.length === 0) {
      toast.info(caseMessages.nothingTaken)
      return
    }
    const { downloadStatement } = await import('./statement-file.ts')
    downloadStatement(asked, lines)
    toast.success(caseMessages.statementDownloaded(lines.length))
  }

  async function pick([file]: File[]) {
    if (!file) return
    setProblem('error' in asked ? asked.error : undefined)
    setChecked(null)
    if ('error' in asked) return
    const { readPickedStatement } = await import('./statement-file.ts')
    const read = await readPickedStatement(file)
    if (read.error !== undefined) {
      setProblem(read.error)
      return
    }
    const fileName = cleanFileName(file.name)
    if (await check.run({ ...asked, fileName, lines: read.lines }))
      setChecked({ asked, fileName, lines: read.lines })
  }

  return {
    download,
    pick,
    problem,
    result,
    fileName: checked?.fileName,
    pending: check.pending,
    forbidden: check.forbidden,
  }
}
