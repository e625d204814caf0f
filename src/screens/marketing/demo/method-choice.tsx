import { demoMethods, type DemoMethodId } from '#src/rules/site.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Tick } from '#src/ui/glyphs.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

const tiles: Record<DemoMethodId, keyof typeof methodTiles> = {
  ecocash: 'ecocash',
  onemoney: 'onemoney',
  zimswitch: 'zimswitch',
  card: 'visa',
}

interface Props {
  value: DemoMethodId
  onChange: (value: DemoMethodId) => void
}

/** The four payment methods of the demo (SITE-2). */
export function MethodChoice({ value, onChange }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Pay with</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-2">
        {demoMethods.map(({ id, name }) => {
          const { text, tone } = methodTiles[tiles[id]]
          return (
            <label
              key={id}
              className="relative flex min-h-11 items-center gap-2 md:min-h-13 md:gap-2.5 rounded-control border border-line-strong px-2 text-[0.9375rem] md:px-3 font-medium outline-focus has-checked:border-primary has-checked:bg-selected has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-1"
            >
              <input
                type="radio"
                name="method"
                value={id}
                checked={id === value}
                onChange={() => onChange(id)}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <MonogramTile text={text} tone={tone} size="sm" />
              {name}
              <Tick className="ml-auto hidden flex-none text-primary-text peer-checked:block" />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
