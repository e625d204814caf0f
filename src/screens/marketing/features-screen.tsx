import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { methodList } from './methods/method-list.ts'
import { TryItNow } from './try-it-now.tsx'
import { featureGroups } from './features/feature-groups.tsx'

const group =
  'mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-t border-line pt-6 lg:mt-14 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-8'
const columns =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] items-start gap-x-10 gap-y-6'

/** All features of the platform, and its payment methods (SITE-6). */
export function FeaturesScreen() {
  return (
    <div className="mx-auto max-w-[1200px] px-gutter py-8 lg:py-16">
      <h1 className="text-[clamp(2rem,8vw,3rem)] leading-[1.08] tracking-[-0.03em]">
        All features
      </h1>
      <p className="mt-3 max-w-[44ch] text-lg/normal text-muted">
        Everything from sale to settlement, in one account.
      </p>
      {featureGroups.map(({ title, features }) => (
        <section key={title} className={group}>
          <h2 className="text-2xl">{title}</h2>
          <div className={columns}>
            {features.map(({ title: name, text, picture }) => (
              <article key={name} className="min-w-0 print:break-inside-avoid">
                <h3 className="text-lg">{name}</h3>
                <p className="mt-1 max-w-[44ch] text-muted">{text}</p>
                {picture && <div className="mt-4">{picture}</div>}
              </article>
            ))}
          </div>
        </section>
      ))}
      <section className={group}>
        <div>
          <h2 className="text-2xl">Payment methods</h2>
          <p className="mt-1 text-sm text-muted">Fees on the Basic plan.</p>
        </div>
        <ul className={columns}>
          {methodList.map(({ tile, name, how, fee }) => (
            <li key={name} className="flex items-center gap-3">
              <MonogramTile text={tile.text} tone={tile.tone} />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted">{how}</p>
              </div>
              <p className="text-right font-semibold tabular-nums">{fee}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-10 flex flex-wrap gap-3 *:max-sm:w-full lg:mt-14" data-no-print>
        <TryItNow label="Try it now, no signal needed" size="lg" />
        <ButtonLink to={pathTo('signup')} variant="secondary" size="lg">
          Create Account
        </ButtonLink>
      </div>
    </div>
  )
}
