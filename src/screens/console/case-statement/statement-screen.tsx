import { addDays } from 'date-fns/addDays'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { dayText, parseDay, startOfDay } from '#db/days.ts'
import {
  getStatementPayments,
  listCases,
  type StatementAsked,
  statementOf,
} from '#db/disputes/queries.ts'
import { reconcile } from '#db/disputes/reconcile.ts'
import { type StatementLine, withLeeway } from '#db/disputes/statement-lines.ts'
import { cleanFileName } from '#db/files/file-name.ts'
import { currencies, type Currency, currencyName } from '#db/money.ts'
import { isMobileMoney } from '#db/payments/wallets.ts'
import { type PaymentMethodId, paymentMethodIds } from '#db/payments/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { DateRangeInputs, type Days } from '#src/forms/date-inputs.tsx'
import { caseMessages } from '#src/rules/messages/payments.ts'
import type { UnreadLine } from '#src/rules/provider-statement.ts'
import { statementColumns } from '#src/rules/statement-columns.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { lazyDialog, useShown } from '#src/ui/lazy-dialog.tsx'
import { RouteSheet } from '#src/ui/route-sheet.tsx'
import { Select } from '#src/ui/select.tsx'
import { asSaved } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'
import { StatementResult } from './statement-result.tsx'

const mostDays = 31

/** Returns the request, or why it is invalid. */
function askedOf(method: PaymentMethodId, { from, to }: Days): StatementAsked | { error: string } {
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
  unread: readonly UnreadLine[]
  ignored: readonly string[]
}

/** Downloads a provider's sample statement, and compares a picked one with the ledger. */
function useStatement(asked: StatementAsked | { error: string }) {
  const database = useDatabase()
  const dryRun = useDryRun()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [problem, setProblem] = useState<string>()
  // A file that doesn't name its currency.
  const [unnamed, setUnnamed] = useState<File>()
  const check = useAction('checkStatement', {
    success: (cases) => caseMessages.checked(cases.length),
    dryRun: caseMessages.wouldCheck,
  })
  const period = checked?.asked
  const found = useQuery(
    async (db) => {
      if (!period) return null
      const [payments, cases] = await Promise.all([
        getStatementPayments(db, withLeeway(period)),
        listCases(db),
      ])
      return { payments, cases }
    },
    [period],
  )
  const result = useMemo(() => {
    if (!checked || !found) return undefined
    const { asked: days, lines, unread } = checked
    return { ...reconcile(lines, found.payments, days), ...found, unread, period: days }
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
    toast.success(asSaved(caseMessages.statementDownloaded(lines.length)))
  }

  async function pick(file: File | undefined, currency?: Currency) {
    if (!file) return
    setUnnamed(undefined)
    setProblem('error' in asked ? asked.error : undefined)
    setChecked(null)
    if ('error' in asked) return
    const { readPickedStatement } = await import('./statement-file.ts')
    const read = await readPickedStatement(file, currency)
    if (read.error !== undefined) {
      setProblem(read.error)
      if (read.asksCurrency) setUnnamed(file)
      return
    }
    const fileName = cleanFileName(file.name)
    const { lines, unread, ignored } = read
    const isWhole = !unread.some(({ mayBePayment }) => mayBePayment)
    if (await check.run({ ...asked, fileName, isWhole, lines }))
      setChecked({ asked, fileName, lines, unread, ignored })
  }

  return {
    download,
    pick,
    problem,
    unnamed,
    result,
    fileName: checked?.fileName,
    ignored: checked?.ignored ?? [],
    pending: check.pending,
    forbidden: check.forbidden,
  }
}

const OpenCaseDialog = lazyDialog(
  async () => (await import('#src/screens/shared/cases/open-case-dialog.tsx')).OpenCaseDialog,
)

const methods = paymentMethodIds
  .filter(isMobileMoney)
  .map((value) => ({ value, label: methodTiles[value].name }))

/** Compares a provider's statement with the ledger, in a sheet over the cases. */
export function StatementScreen() {
  const today = useToday()
  const [method, setMethod] = useState<(typeof paymentMethodIds)[number]>('ecocash')
  const [days, setDays] = useState({
    from: dayText(addDays(today, -6)),
    to: dayText(today),
  })
  const asked = askedOf(method, days)
  const error = 'error' in asked ? asked.error : undefined
  const statement = useStatement(asked)
  const opening = useShown<string>()
  return (
    <RouteSheet
      list={pathTo('cases')}
      title="Provider statement"
      description="Match the provider’s statement with our records."
    >
      <DetailPanel>
        <div className="grid gap-4">
          <Select label="Provider" value={method} onChange={setMethod} options={methods} />
          <DateRangeInputs value={days} onChange={setDays} error={error} />
          <div>
            <Button
              variant="secondary"
              icon={<Download aria-hidden />}
              disabled={error !== undefined}
              onClick={() => void statement.download()}
            >
              Download statement
            </Button>
            <p className="mt-1.5 text-sm text-muted">
              <DemoTag /> Our payments in the provider’s format.
            </p>
          </div>
        </div>
        <DetailSection title="Match a statement">
          <div className="grid gap-3">
            <DropZone
              label="Choose a statement"
              accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
              hint="Or drop a CSV file here: up to 5,000 lines and 2 MB."
              pending={statement.pending}
              pendingLabel="Checking"
              forbidden={statement.forbidden}
              onPick={([file]) => void statement.pick(file)}
            >
              Choose statement
            </DropZone>
            <div role="alert">
              {statement.problem && (
                <Banner tone={statement.unnamed ? 'wait' : 'bad'} title={statement.problem}>
                  {statement.unnamed && (
                    <span className="mt-2 flex gap-2">
                      {currencies.map((currency) => (
                        <Button
                          key={currency}
                          variant="secondary"
                          size="sm"
                          onClick={() => void statement.pick(statement.unnamed, currency)}
                        >
                          {currencyName(currency)}
                        </Button>
                      ))}
                    </span>
                  )}
                </Banner>
              )}
            </div>
            <details className="text-sm text-muted">
              <summary className="min-h-11 py-3 font-semibold text-text">File columns</summary>
              <ul className="grid gap-1 pb-2">
                {statementColumns.map(({ name, holds }) => (
                  <li key={name}>
                    <strong className="font-semibold text-text">{name}</strong>: {holds}
                  </li>
                ))}
              </ul>
              <p className="pb-2">
                The usual names of EcoCash, OneMoney and banks are read too, such as Txn ID, MSISDN,
                Credit and Debit.
              </p>
            </details>
          </div>
        </DetailSection>
        {statement.result && (
          <DetailSection title="Result" note={statement.fileName ?? ''}>
            {statement.ignored.length > 0 && (
              <p className="mb-3 text-sm wrap-anywhere text-muted">
                Columns not used: {statement.ignored.join(', ')}.
              </p>
            )}
            <StatementResult result={statement.result} onOpenCase={opening.show} />
          </DetailSection>
        )}
      </DetailPanel>
      {opening.of && (
        <OpenCaseDialog key={opening.of} id={opening.of} by="staff" {...opening.layer} />
      )}
    </RouteSheet>
  )
}
