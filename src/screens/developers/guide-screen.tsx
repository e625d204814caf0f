import { useLocation } from 'wouter'
import { builtPaths } from '#routes/paths.ts'
import { Blocks } from './blocks.tsx'
import { DeveloperPage, PagePart } from './developer-page.tsx'
import { guides } from './guides/all-guides.ts'

/** The guide at the current address (API-5: the developer site). */
export function GuideScreen() {
  const [location] = useLocation()
  const row = builtPaths.find(({ path }) => path === location.replace(/\/+$/, ''))
  const guide = guides.find(({ id }) => id === row?.id)
  if (!guide) throw new Error(`There is no guide for ${location}.`)
  return (
    <DeveloperPage {...guide}>
      {guide.parts.map(({ id, heading, blocks }) => (
        <PagePart key={id} id={id} heading={heading}>
          <Blocks blocks={blocks} />
        </PagePart>
      ))}
    </DeveloperPage>
  )
}
