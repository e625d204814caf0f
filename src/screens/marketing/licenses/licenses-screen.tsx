import { useEffect, useState } from 'react'
import type { License } from '#src/rules/licenses.ts'
import { Card } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

async function loadLicenses(): Promise<License[]> {
  const response = await fetch(`${import.meta.env.BASE_URL}licenses.json`)
  if (!response.ok) throw new Error(`The licences did not load: ${response.status}.`)
  return response.json() as Promise<License[]>
}

/** The packages that the app ships, each with its licence. */
function Packages() {
  const [licenses, setLicenses] = useState<License[] | 'missing'>()
  useEffect(() => {
    loadLicenses().then(setLicenses, () => setLicenses('missing'))
  }, [])
  if (!licenses) return <SkeletonRows rows={8} label="Loading licences" />
  if (licenses === 'missing')
    return (
      <p className="p-5 md:px-6">
        The licences did not load. Check your connection and reload the page.
      </p>
    )
  return (
    <ul className="divide-y divide-line">
      {licenses.map(({ name, version, license, text }) => (
        <li key={`${name} ${version}`}>
          <Fold title={name} note={`${version}, ${license}`}>
            <p className="px-card pb-5 text-sm wrap-anywhere whitespace-pre-wrap text-muted">
              {text || 'In the public domain.'}
            </p>
          </Fold>
        </li>
      ))}
    </ul>
  )
}

/** What the app is built with. */
export function LicensesScreen() {
  return (
    <div className="mx-auto max-w-[760px] px-gutter py-10 lg:py-16">
      <h1 className="text-[clamp(2rem,8vw,3rem)] leading-[1.08] tracking-[-0.03em]">
        Open-source licences
      </h1>
      <p className="mt-4 text-lg/normal text-muted">
        Paid includes this software. Our thanks to everyone who wrote it.
      </p>
      <Card className="mt-8">
        <Packages />
      </Card>
    </div>
  )
}
