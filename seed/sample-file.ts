import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { type Owner, samplePage, type SamplePage, type Written } from './sample-pages.ts'

/**
 * Encodes a text as a Latin-1 PDF string: escapes brackets and backslashes, and replaces other characters with question
 * marks.
 */
const pdfText = (text: string) =>
  `(${text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`

function toBytes(text: string): ArrayBuffer {
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer
}

const left = 56
const right = 539

/** PDF drawing operations, in points from the lower left corner. */
const text = (size: number, x: number, y: number, words: string) =>
  `BT /F ${size} Tf ${x} ${y} Td ${pdfText(words)} Tj ET`
const rule = (x: number, y: number, width: number) => `${x} ${y} m ${x + width} ${y} l S`
const box = (x: number, y: number, width: number, height: number) =>
  `${x} ${y} ${width} ${height} re S`
const ink = (grey: number) => `${grey} g ${grey} G`

/** Returns a circle made of four curves. */
function ring(x: number, y: number, radius: number): string {
  const bend = radius * 0.5523
  const quarters = [
    [radius, bend, bend, radius, 0, radius],
    [-bend, radius, -radius, bend, -radius, 0],
    [-radius, -bend, -bend, -radius, 0, -radius],
    [bend, -radius, radius, -bend, radius, 0],
  ].map((quarter) =>
    quarter.map((each, at) => ((at % 2 === 0 ? x : y) + each).toFixed(1)).join(' '),
  )
  return `${x + radius} ${y} m ${quarters.map((quarter) => `${quarter} c`).join(' ')} S`
}

/** Wraps a text into lines of at most so many characters. */
function lines(words: string, most: number): string[] {
  return words.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1)
    if (last !== undefined && last.length + word.length < most)
      return [...all.slice(0, -1), `${last} ${word}`]
    return [...all, word]
  }, [])
}

const portraitOf = (y: number) => [
  box(419, y - 150, 120, 150),
  ring(479, y - 62, 28),
  `431 ${y - 149} m 431 ${y - 90} 527 ${y - 90} 527 ${y - 149} c S`,
]

const stampAt = (y: number) => [
  ink(0.45),
  ring(470, y, 52),
  ring(470, y, 46),
  text(15, 441, y - 5, 'SAMPLE'),
  ink(0),
]

/** Draws a page: facts, paragraphs, a table, and signatures at the bottom. */
function drawPage(title: string, owner: string, page: SamplePage): string {
  let y = 670
  const drawn = [
    '0.8 w',
    box(36, 36, 523, 770),
    text(22, left, 766, title),
    text(14, left, 738, owner),
    ink(0.45),
    text(11, left, 712, 'Sample document'),
    ink(0),
    '2 w',
    rule(left, 698, right - left),
    '0.5 w',
  ]
  if (page.portrait) drawn.push(...portraitOf(y + 6))
  for (const [label, value] of page.facts) {
    drawn.push(ink(0.45), text(11, left, y, label), ink(0), text(11, 176, y, value))
    y -= 26
  }
  y -= page.portrait ? 60 : 14
  for (const paragraph of page.text) {
    for (const line of lines(paragraph, 82)) {
      drawn.push(text(12, left, y, line))
      y -= 18
    }
    y -= 10
  }
  for (const cells of page.table ?? []) {
    const columns = [left, ...(cells.length > 2 ? [176] : []), 459]
    drawn.push(rule(left, y + 17, right - left))
    drawn.push(...cells.map((cell, at) => text(11, columns[at] ?? left, y, cell)))
    y -= 28
  }
  if (page.stamp) drawn.push(...stampAt(150))
  page.signed.forEach((name, at) => {
    const x = left + at * 220
    drawn.push(rule(x, 130, 190), text(10, x, 115, name))
  })
  return drawn.join('\n')
}

function samplePdf(title: string, owner: string, content: SamplePage): ArrayBuffer {
  const page = drawPage(title, owner, content)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Title${pdfText(title)}>>`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, '0')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 7\n0000000000 65535 f \n${places.join('')}`
  return toBytes(`${file}trailer<</Size 7/Root 1 0 R/Info 6 0 R>>\nstartxref\n${table}\n%%EOF\n`)
}

/** Returns the bytes of a seeded document: a small picture or a one-page PDF, by its name. */
export function sampleFile(
  { name, ...written }: Pick<BusinessDocument, 'name'> & Written,
  owner: Owner,
): { mime: string; bytes: ArrayBuffer } {
  if (/\.jpe?g$/i.test(name)) return { mime: 'image/jpeg', bytes: toBytes(atob(scanPicture)) }
  const title = name.replace(/\.pdf$/i, '')
  return {
    mime: 'application/pdf',
    bytes: samplePdf(title, owner.name, samplePage(owner, written)),
  }
}

/** A photographed lease, 320 by 453 gray pixels: the page of `sample-pages.ts`, slightly rotated. */
const scanPicture =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACweISchHCwnJCcyLyw1Qm9IQj09QohhZlBvoY2ppp6Nm5ixx//Ysbzxv5ib3v/g8f//////rNX/////////////wAALCAHFAUABAREA/8QAGQABAQEBAQEAAAAAAAAAAAAAAAIBAwQF/8QAOhAAAgECAwMJBwMEAwEBAAAAAAECAxESITETMlEEFDNBUmFxcpEiU4GSobHRQmLhI5PB8FSi8WOC/9oACAEBAAA/APpWFnwYs+DFnwYs+DGF8BhfAYXwGF8DcL4DC+AwvgML4DC+AwvgMD4DA+AwMYGMDGBjAxgZuB9wwPuGB9wwPihgfEYHxGB8RgfEYO8YO8YO8YO8YO8YO8YO83B3nM6Q3SgAAAAAAAAAAAAAAAAAAci4aFAAAAAAAAC64mXXFDEuKGKPaXqMce0vUzHDtR9RtIduPqNpDtx9RtIduPqNpDtx9Rtafbj6mbWn24+o2sO0htYdpDaw4jaw4/Rjax4v0Y2ke/0ZqqRbSzu+KZQORdPQoip+lXau+obNdqXzDZrtS+ZjZrjL5mbs1xl8zGzj+75mZs49/wAzGyj3+rGyhwfqxsocPqNlDsjZQ7KGyh2ENlT7EfQ3ZQ7EfQbOHYj6DZw7EfQbOHYj6DZw7MfQYI9lehuCPZXoMMeC9BZcEbZcBYAAAAET3oeb/DLByLp6FEVNYeb/AAWRtqangxxxXta/WVCUZxxRd1xNMnJQg5SdopXbNAuAAAAAAAAAAAACJ70PN/hlg5F09CiKmsPMWeOSlCo1TjUzndwlG8Xnrfq4kbGpGmtnGSm1NPP0FSNmmoTjSc4rDpfW+XodFTm+RVoqL9rFgi9bdRMaVRcocmpXxuSaSzXUr/4OcKNSzTpzUZQV1FJZp+Ofx1NdGpJRcqbwpSWGMV12zs9D3U0404pttpJZ6lAAAAAAAAAAAAiprDzFg5PUunoyiKn6PMiwDGk7XSds0aLriDE03ZNZGgAAAAAAAAAAAEVNYeYsHJ6l09GURU/T5kWefZ1Yybjmov2Vfqf+ox0qzi7zd2uOQjTrrBnknpi6sr/5NlSnim0o4m21O+ayJfJqkpYsVpdTu3bX8lwpVVUi3NuK6r+JPN5KTaks792ruNhVvv5WtvMLk9S6bn13dm+78F06MoTi8V0o2ebdzsAAAAAAAAAACKn6PMiwcnqXT0ZRFTSPmRZiaejNuhdWvfIXXEXXEzEuKNAAAAAAAAAAAABFT9PmRYOT1ZdPRlEVNI+ZFkOkm9XrczZRurGqlFJriNlHixso9dwqcU011FgAAAAAAXXEzEuK9TMce0vUbSHbj6mbWn24+qG2pe8h8yM29H3sPmQ5xR99T+ZGc5oe+p/Mhzmh7+n86M51yf39P5kXTq06t9nOMra2dxU0j5kWDk9WVT6yyKmi8y+5ZydGbbe3qLuSX4M2E/8AkVf+v4Gwl/yKvqvwObv39b1X4M5u/f1vm/gc2/8AtW+cc2Xva3zsc2Xva39xm82j7yr/AHGObQ7dX+5L8jmsO1U/uS/I5rT41P7kvyOa0uE/7kvyZzSjwl88vyOaUey/mf5HM6HY/wCzHM6Hu16scz5P7qI5nyf3MPQ3mnJ/cw9BzTk/uKfyo3mvJ/cU/lQ5tQ9xT+RDm1D3NP5Ubzej7mn8qGwo+6h8qN2NL3cPlQ2VPsR9Ebs4diPoMEeyvQ3CuC9DbWIqaR8y+5YOT1ZVPrLJqbq8y+5RDqRTad0btI8fobFqSutDQAY3ZNpX7jlzmFr565d45zC7yZrrrW2WFSzZHOljtgduKKde8MUYt+1bMznMUs4sc5V9xnSnUx3VmmiwAAAAAAARU0XmX3LByerKp9ZZNTdXmX3KMcU9Uhhje9lc1JLQAAGYY8F6DCuCFlwWRtlwAAAAAAAAAAJqbq8y+5QOT1ZVPrLJq7nxX3KOeKab9m6uMc7boxz7B0WgABxi6rtfEsnqlmzL8oXVF/8AgvyhZJJ65sq1Wyvd5u9rLwItyhaNM1PlDeiE41sbcHl3sNcod1iSWfUbUjVklgeF2aef1MceUdUksrFU1VUk5yTVtO86gAAAAAE1N34r7lA5S3mVT6yyKu58V9ywAAADLrijRcAAAAAAAAAAEVdz4r7lg5S3mVT6yyKu58V9yznKDxNxdrmxjJSvibRYAAZxhQwyxYvRGc2yym0ObRxXxP8AB1pxwQUb3sUAAAAAAAAACKu58V9ywcpbzKp6ssir0b+H3LJxxu1fQ1Si3ZNNmgAA4rlNNq+fX1FKtFq6T7stRGvCSbzSSvmg60I2u9VfQx8oguLfCxdOanG6v8SgAAAAAAAARV3H4r7lg5S3mVT1ZZFXo2WS6cXfLU1QSd0jQAAc1Rpr9C8TVSgtIo3Zws1hVmMELJYVlloNnC1sEbeBSSWisAAAAAAAAARV6N/D7lg5y3mbT1ZZFXo5FgAAAAAAAAAAAAAAAEVejZYOct5m09WWRV6KXgWQpvayi9LK2Rzc6sZPLEk+HVkNrUdNSwWd9PgZtqzjfZ2v3PIRqVsk4Z360NpW2eLDd4tLdVvybCpVc0pRyfBaZE4+UJN4U8+GhUqlXEoxitE3kFKu/wBKWfAzHyi24r/Yq9Zwll7Satl6mPbumrZSvwWlvybHbtyTslZ4X39RK5xbO30D5y4vqfVobONbaNweTSsnYThWbjaTyWemoUa7g7yWK6tYxR5Rhznn8O/+CpxrOCUWr53f+9xKhXWk9NLv7l041YybnLEmdQAAACKvRyLBzlvM2nqyyKvRS8CwAAAAAAAAAAAAAAACKvRS8Cwc5bzNp6lkVein4Ms5rFtm7Sw245EShVUm4N65XfVb8mpV8GbWK/0sTblDjnLPusWlUVX9hCXKEnmrvi9CnGtgjaXtZ3MlTqygljd7636rBQre0pTycWkZsqqVlP69Rs6dV4bS0S6+vMQhWtJSnnayfeNjUUZ2naUmuvq4DZVr51LrhdmqjNU1BTat3vh+TNjO+dR28XpwFOhKEsWO7+Oep3AAAAAAAIq9FLwLBzlvM2nqWTV6KfgygAAALgC4CdxdcTMSva6vqHKK1aF1xQxx7S46mY42XtLNXWfUbjj2l6mbSGJrErrXM3HHtL1J2tO9scfU3aQsniVnpmYqsHJJSTb0sNtT7cc+8OtTWs4+pad1dAAE1ein4MoHOe8zaepZNXop+DKWhzwPbY1a1rEyoXlJxai273XhYzYz2bi6jxYrphUJ26R38WI0JKUXKeJp3d75mLk8lb+q7K+hi5PLNOeVu8uXJ8UlJyzUbXsZzdqGFSveV234DmyvfGxzZdU2vgbT5OoSi8TdvqFydKMrSd2mrkx5Ll7Us73yWX/hS5PFKSu7NWM5rDi9bv8A34FQ5PGEZJN5q1zFyaCWrve9w+TxbWbsopL4X/Ji5NFXzdsrdxU6EJybd89TZ0ITkpO90rZMnm1PLUqVCEoxi72irLMKjCM8SvfXUyPJ4KNnd5Weeo5vSX6fqdUrAAE1ein4MoHOe8bDUsmp0c/BlLRGXV7XV9bGbSF2sSy1NUotXTTQxLiszFOMnZST6tRjj2ll3m4o2vdW8THVhFNucctczHVgp4XJYuBrqQSTxKz6xtIduPqNpC18StxuS69NSs5K4danGbi5Wa1G3pdtGurCMnFySaMdemv1fQ2FaE7KLzedrGKvBuybyV27dRjr011vhozdvTyz10yNVWLm453vbQnnFPqd/BGLlMGr+0vgdYyU43RoAABNTop+DKWgOc94Q3joTU6OXgzY6InZra7RN3tbuIfJ03K8naTuY+Swds3kVKhGWHNpJWyMjyeEZqV22g+TQa60I8nioSi22m18LGvk0LWzWqyNlQhNycru+uf+8DHQg4KLWSzQ5tTvfP1N2FPBgt7N7hUKa6npbU2VKEm21e+uZjoU274c73NlShK943vr/vwGxp9nrvqFSgmmo5rQKlBXtFZq3wDpU223FZhUoJ3UUaoRTvhV9bhUoLSC9DNlDC1hST7jYQjCNoqyKAAAJqdHLwZS0QOc94Q3joTU6OXgzY7q8DQAAAAAAAAAAAAAAATU6OXgzY7qNOc94Q3joTPcl4Gw3F4GgAAAAAAAAAAAAAAAmp0cvBmx3V4GnOe8Ibx0MnuPwMhuR8EUAAAAAAAAAAAAAAADJ7kvAQ3I+BpznvCG8dDJbr8DKfRx8EUAAAAAAAAAAAAAAADJ7r8DIbkfBFHOe8Ibx0MejMp9HHwRQAAAAAAAAAAAAAAAMluvwMp9HHwRRznvCG8dA9GTT6OHgigAAAAAAAAAAAAAAAY9GZT6OPgijnPeEN46B6E0uih4IoAAAAAAAAAAAAAAAB6E0+jh4IoiepkN46Aml0UPBFAAAAAAAAAAAAAAAAE0uih4IoipqZDeR0BFLooeCLAAAAAAAAAAAAAAAAJpdFDwRRFTUyO8joCKXRR8CwAAAAAAAAAAAAAAACKXRQ8EWRU1Rkd5HQEUuij4FgAAAAAAAAAAAAAAAEUuij4FkVNUZHeR0BFLo4lgAAAAAAAAAAAAAAAEUuij4FkVNUZHeR0BFLo0WAAAAAAAAAAAAAAAARS6NFkVNUTHeR1BFLo18fuWAAAAAAAAAAAAAAAARS6NFkVNUTHeR1BFLc+L+5YAAAAAAAAAAAAAAABFLo18fuWRU6iY7yOoIpbnxf3LAAAAAAAAAAAAAAAAIpbnxf3LIqdRMd5HUE09z4v7lAAAAAAAAAAAAAAAAEUtz4v7lkVOomO8jqCae6/M/uUAAAAAAAAAAAAAAAATT3fi/uURU6iVqjqCae6/M/uUAAAAAAAAAAAAAAAATT3X5n9yiKnUStUdQRT0fmf3LAAAAAAAAAAAAAAAAIp7r8z+5ZFTqJWqOoIp6S8zLAAAAAAAAAAAAAAAAIp6PzP7lk1NEQtUdQRT/V5mU79SuZeXZXqLy7K9Tby7K9ReXBepntcF6j2uC9R7fBeo9v8AaPb/AGj2/wBo9vjE32uK9DQ9NbErE1dSXoLS7S9ArttKauu4Wl2l6DNq+PLwMWauppruH/7Ns+0/QYX2n9Bhfaf0NwvtP6GYX2mUtAAART0l5mWTU0RC1R1BFP8AV5mbNTbTi133OTp1nGzqZjZVbW2nUdoq0Unm0jQAAAAGrqxxXJorSUhHk6i08TbXE10Itt3ab1M5vDrcn4mx5PCPW9LB8ni3nKTM5tT7zsAAAAART/V5mWTU0RC1OoIp/r8zLAAAAAAAAAAAAAAAAIp/q8zLJqaIhanUEU9Z+YsAAAAAAAAAAAAAAAAin+vzMsmpoiFqdQRDWfm/wiwAAAAAAAAAAAAAAACKes/MWTU0IOoIhvT83+EWAAAAAAAAAAAAAAAARDWfm/wiyamhB1BzUsMp3Us3fJdyN2i7MvlY2n7ZfKNp+2foNp+yXoNp+yXoMb7EvoMb93L6fk3G/dy+n5GOXu5fT8jFL3cvVGY5e7fqhjl7t+qGKfu36oYp9j6jFPsf9hin2F8wvU7C+b+BefYj838G3qdmPzfwL1OzH5v4MvU7MfV/gXqcI+rH9ThH1Y/qft+o/qft+o/qcY+jH9TjH0YtU4x9DbVO1H5f5Fqnaj8v8mWqdqPy/wAi0+2vlGGfbXymwi43u7tu5RM9CDqAAAAAAAAAAAAAAAAAACZ7pB1AAAAAAAAAFxdcRdcRdcRdcTLrihdcUMS4oYlxQxLiMS4jEuIxLiMS4jEuIxLiMS4jGuIxriTKSayINxPiMT4i74sXfFi74sXfFi74i74i7F2LgAGAAAAAAAAAAAA//9k='
