import { formatRate, plans, pricingFees, settlementTerms } from '#src/rules/pricing.ts'

const rows = [
  ...pricingFees.map(({ name, rates }) => ({
    name,
    cells: plans.map(({ id }) => formatRate(rates[id])),
  })),
  { name: 'Settlement', cells: plans.map(({ id }) => settlementTerms[id]) },
]

/** The transaction fees of each plan and its settlement terms (SITE-3); on phones each row is a block. */
export function FeeTable() {
  return (
    <div
      id="settlement"
      tabIndex={-1}
      className="mt-6 scroll-mt-22 overflow-hidden rounded-card border border-line bg-surface shadow-card outline-none print:break-inside-avoid"
    >
      <table className="w-full border-collapse text-[0.9375rem]/5.5 max-md:hidden">
        <thead>
          <tr className="h-10 text-right text-[0.8125rem] text-subtle *:px-3 *:font-medium *:first:pl-6 *:first:text-left *:last:pr-6">
            <th scope="col">Transaction fees</th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr
              key={name}
              className="h-13.5 border-t border-line text-right *:px-3 *:first:pl-6 *:first:text-left *:last:pr-6"
            >
              <th scope="row" className="font-medium">
                {name}
              </th>
              {plans.map(({ id }, index) => (
                <td key={id}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="md:hidden">
        <h3 className="sr-only">Transaction fees</h3>
        {rows.map(({ name, cells }) => (
          <div key={name} className="border-t border-line px-4 py-3.5 first-of-type:border-t-0">
            <h4 className="text-base">{name}</h4>
            <dl className="mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 tabular-nums">
              {plans.map((plan, index) => (
                <div key={plan.id}>
                  <dt className="text-xs text-subtle">{plan.name}</dt>
                  <dd className="text-[0.8125rem] font-medium">{cells[index]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </div>
  )
}
