import { expect, test } from 'vitest'
import { whatHolds } from './what-holds.ts'

const gap = (width: number) =>
  `<span class="skeleton inline-block h-lh max-w-full align-top" data-style="width: ${width}ch"></span>`
const rows = '<div aria-busy="true"><p>Loading</p><i class="skeleton"></i></div>'

test.each([
  [
    'what is the same stays',
    ['<p>$5.00 &amp; more</p>', '<p>$5.00 &amp; more</p>'],
    '',
    '<p>$5.00 &amp; more</p>',
  ],
  [
    'a text that differs is as it is while it loads',
    ['<h1>Good morning</h1>', '<h1>Good evening</h1>'],
    '<h1>Welcome</h1>',
    '<h1>Welcome</h1>',
  ],
  [
    'a text that nothing waits for leaves a gap as wide',
    ['<p><b>Due</b><i>9:15 AM, Monday</i></p>', '<p><b>Due</b><i>Nov 21</i></p>'],
    '',
    `<p><b>Due</b><i>${gap(13)}</i></p>`,
  ],
  [
    'what shows nothing may differ',
    ['<a href="/1" class="row">A<br/></a>', '<a href="/2" class="row">A<br/></a>'],
    '',
    '<a class="row">A<br></a>',
  ],
  [
    'a color that differs is left out with its text',
    ['<p><i class="late">Late</i></p>', '<p><i class="due">Late</i></p>'],
    '',
    `<p>${gap(3)}</p>`,
  ],
  [
    'rows of which little holds are their skeleton',
    [
      '<section><h2>Recent</h2><ul><li>Rudo, $5.00</li></ul><p>3 rows</p></section>',
      '<section><h2>Recent</h2><ul><li>Tariro, $7.00</li></ul><p>3 rows</p></section>',
    ],
    `<section><h2>Recent</h2>${rows}</section>`,
    `<section><h2>Recent</h2>${rows}</section>`,
  ],
  [
    'rows of which most holds are drawn',
    [
      '<section><h2>Waiting</h2><ul><li><b>Msasa Pharmacy</b><i>2 days</i></li></ul></section>',
      '<section><h2>Waiting</h2><ul><li><b>Msasa Pharmacy</b><i>3 days</i></li></ul></section>',
    ],
    `<section><h2>Waiting</h2>${rows}</section>`,
    `<section><h2>Waiting</h2><ul><li><b>Msasa Pharmacy</b><i>${gap(5)}</i></li></ul></section>`,
  ],
  [
    'what only waits is left out',
    ['<nav>Tabs</nav><p>A</p>', '<nav>Tabs</nav><p>B</p>'],
    '<i>Wait</i><nav>Tabs</nav><p>…</p>',
    '<nav>Tabs</nav><p>…</p>',
  ],
  [
    'of lists of several lengths, the common rows and a gap for the rest',
    [
      '<ul><li>Retry it</li><li>Upload it</li><li>Pay it</li></ul>',
      '<ul><li>Retry it</li><li>Upload it</li></ul>',
    ],
    '',
    `<ul><li>Retry it</li><li>Upload it</li><li>${gap(5)}</li></ul>`,
  ],
])('%s', (_, drawings, waiting, held) => {
  expect(whatHolds(drawings, waiting)).toBe(held)
})
