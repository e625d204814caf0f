const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packageOf = (part: string) => `http://schemas.openxmlformats.org/package/2006/${part}`
const partOf = (part: string) =>
  `http://schemas.openxmlformats.org/officeDocument/2006/relationships${part}`
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'

/** Unpaired halves of letters, and marks that XML can't hold: no program would open the file. */
// oxlint-disable-next-line no-control-regex -- These are the ones to leave out.
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML has it. */
export const xmlText = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)

/** How cells look, by their place among the styles. */
export const styles = { bold: 1, money: 2, number: 3, day: 4, date: 5 }

// 4 and 3 are the program's own: `#,##0.00` and `#,##0`.
const formats = [4, 3, 100, 101]
const look = (rest = '') => `<xf borderId="0" fillId="0"${rest}/>`

const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="100" formatCode="mmm d, yyyy"/><numFmt numFmtId="101" formatCode="mmm d, yyyy, hh:mm AM/PM"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">${look(' numFmtId="0" fontId="0"')}</cellStyleXfs><cellXfs count="6">${look(' numFmtId="0" fontId="0"')}${look(' numFmtId="0" fontId="1" applyFont="1"')}${formats.map((id) => look(` numFmtId="${id}" fontId="0" applyNumberFormat="1"`)).join('')}</cellXfs></styleSheet>`

const relationships = (parts: readonly (readonly [type: string, file: string])[]) =>
  `${declaration}<Relationships xmlns="${packageOf('relationships')}">${parts
    .map(
      ([type, file], at) =>
        `<Relationship Id="rId${at + 1}" Type="${partOf(`/${type}`)}" Target="${file}"/>`,
    )
    .join('')}</Relationships>`

/** The texts of a workbook, which its cells name by their places: each is in the file once. */
export class SharedTexts {
  readonly #places = new Map<string, number>()

  placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size
    this.#places.set(text, place)
    return place
  }

  *xml(): Iterable<string> {
    yield `${declaration}<sst xmlns="${main}">`
    for (const text of this.#places.keys())
      yield `<si><t xml:space="preserve">${xmlText(text)}</t></si>`
    yield '</sst>'
  }
}

interface Sheet {
  name: string
  /** The width of each column, in letters. */
  widths: readonly number[]
  /** The rows as XML, asked for after one another. */
  rows: Iterable<string>
  texts: SharedTexts
}

function* sheetXml({ widths, rows }: Sheet): Iterable<string> {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
  yield* rows
  yield '</sheetData></worksheet>'
}

/** The files of a workbook of one sheet, whose first row stays where it is; in this order, as the texts are last known. */
export function workbookFiles(sheet: Sheet): Map<string, Iterable<string>> {
  const parts = [
    ['workbook', 'sheet.main'],
    ['sharedStrings', 'sharedStrings'],
    ['styles', 'styles'],
    ['worksheets/sheet1', 'worksheet'],
  ].map(([file, kind]) => `<Override PartName="/xl/${file}.xml" ContentType="${mime}${kind}+xml"/>`)
  return new Map<string, Iterable<string>>([
    [
      '[Content_Types].xml',
      [
        `${declaration}<Types xmlns="${packageOf('content-types')}"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${parts.join('')}</Types>`,
      ],
    ],
    ['_rels/.rels', [relationships([['officeDocument', 'xl/workbook.xml']])]],
    [
      'xl/_rels/workbook.xml.rels',
      [
        relationships([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['sharedStrings', 'sharedStrings.xml'],
          ['styles', 'styles.xml'],
        ]),
      ],
    ],
    [
      'xl/workbook.xml',
      [
        `${declaration}<workbook xmlns="${main}" xmlns:r="${partOf('')}"><bookViews><workbookView/></bookViews><sheets><sheet name="${xmlText(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    ],
    ['xl/styles.xml', [stylesXml]],
    ['xl/worksheets/sheet1.xml', sheetXml(sheet)],
    ['xl/sharedStrings.xml', sheet.texts.xml()],
  ])
}
