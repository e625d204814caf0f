import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ShareChart } from './share-chart.tsx'

test('shares are a picture with its name, and a table of their figures', async () => {
  const caption = 'Share of volume by method, last 30 days'
  const screen = await render(
    <ShareChart
      caption={caption}
      heads={['Method', 'Share', 'Amount']}
      shares={[
        { name: 'EcoCash', value: 300, share: '75%', text: '$3.00', color: 1, note: '2 paid' },
        { name: 'Card', value: 100, share: '25%', text: '$1.00', color: 5 },
        { name: 'Omari', value: 0, share: '0%', text: '$0.00', color: 6 },
      ]}
    />,
  )
  const picture = screen.getByRole('img', { name: caption })
  expect(picture.element().querySelectorAll('path')).toHaveLength(2)
  const table = screen.getByRole('table', { name: caption })
  await expect.element(picture).toHaveAttribute('aria-details', table.element().id)
  await expect.element(table.getByRole('row', { name: 'EcoCash 2 paid 75% $3.00' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Omari 0% $0.00' })).toBeVisible()
})
