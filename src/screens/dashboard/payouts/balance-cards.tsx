import type { Payouts } from '#db/payouts/queries.ts'
import { formatMoney } from '#src/rules/format.ts'
import { About } from '#src/screens/shared/about.tsx'
import { note, StatCard } from '#src/ui/stat-card.tsx'

const usd = (minor: number) => formatMoney(minor, 'USD')

/** What can be paid out, what is still coming in, and what has been paid out (spec §2 Payouts, §9). */
export function BalanceCards({ balances }: { balances: Payouts['balances'] | undefined }) {
  const onTheirWay = balances?.payoutsPending
  return (
    <section
      aria-label="Balances"
      aria-busy={balances === undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 *:first:col-span-full md:grid-cols-3 md:gap-4 md:*:first:col-span-1"
    >
      <StatCard
        label="Available"
        value={balances && usd(balances.available)}
        about={balances && <About amount={balances.available} currency="USD" />}
        comparison={balances && note('Can be paid out now')}
      />
      <StatCard
        label="Pending"
        value={balances && usd(balances.pending)}
        about={balances && <About amount={balances.pending} currency="USD" />}
        comparison={balances && note('From payments under way')}
      />
      <StatCard
        label="Total Paid Out"
        value={balances && usd(balances.paidOut)}
        about={balances && <About amount={balances.paidOut} currency="USD" />}
        comparison={
          onTheirWay &&
          note(
            onTheirWay.count === 0
              ? 'Arrived, less payout fees'
              : `${usd(onTheirWay.amount)} more is on its way`,
          )
        }
      />
      <About currency="USD" />
    </section>
  )
}
