/** A scanned page, 200 by 280 grey pixels. */
const scan =
  '/9j/2wBDAFBQUFBVUFpkZFp9h3iHfbmqm5uquf/I18jXyP//////////////////////////////////////////////////2wBDAVBQUFBVUFpkZFp9h3iHfbmqm5uquf/I18jXyP//////////////////////////////////////////////////wgARCAEYAMgDASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAIDBAH/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIQAxAAAADtAAAAAAAAAAAAAAILSKAAJKAAAAAAAA5erI85esc7ozIe2dHJ15nFvfpyb+6mOHZJrQAAAADA3YDdgN2cG7EbMRsw9NkWAAAAAAAAAAAAAAAAAACSkikikikikikikikikigAACSkikikikikikikikikigAACSkikikikikikikikikigAACSkikikikikigAAAAAACSkikikikikikikikikigAACSkikikikikikikikikigAACSkikikikikikikikikigAACSkikikikikigAAAAAACSkikikikikikikikikigAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAf//EACoQAAMBAAMAAAQFBAMAAAAAAAACEwEDERIiMVBRBBAgMDIUIUBgQUJw/9oACAEBAAE/AP8ATn5+NNOPlTl78nFy5y/qXlxnZP8ABfj5k5ddDg5ve7mp1pwozI/Ticzw02i8Va6c3K/jh3B6cDptPy4965+Ypr97ruV2G+23DX1OtXeQ59emfPwI+ZxvuPrHttX17f2cT6/Hm7+03C/rdTlOHhnu7unFwTx89CcGZx6m6f0z/Kp+KzMjhDdfNd/yXh88jv8Acg6bs+Q3g9cfjXN/DM+Z3yj8fJu9pydCcGZ773v0Q5E/snMLnlczvv8Aa9L313nf6O876/LdzP8ADzcVus3N7YR9ooney7ffiwxv4en3M609P13/AMzOLd++aPv8u2/7Yet9fPfXsze83499/Yp9m+XFpub3ue2/h2a7/fM+E3W+PfXyOPr2/wC/1nff+kRUipFSKkVIqRUipFSKkVIqRUipFSKkVIqRX6BFSKkVIqRUipFSKkVIqRUipFSKkVIqRUipFfoEVIqRUipFSKkVIqRUipFSKkVIqRUipFSKkV+gRUipFSKkVIqRUipFSKkVMzrOvo8VIqRUipFSKkVIqRUipFSKkVIqRUipFSKkV+gRUipFSKkVIqRUipFSKkVIqRUipFSKkVIqRX6BFSKkVIqRUipFSKkVIqRUipFSKkVIqRUipFfoEVIqRUipFSKkVIqRUipFTM6zr6PFSKkVIqRUipFSKkVIqRUipFSKkVIqRUipFf8AzP8A/8QAFBEBAAAAAAAAAAAAAAAAAAAAcP/aAAgBAgEBPwBq/8QAFBEBAAAAAAAAAAAAAAAAAAAAcP/aAAgBAwEBPwBq/9k='

/** PDF strings hold Latin-1 here: brackets and backslashes are escaped, other letters become a question mark. */
const pdfText = (text: string) =>
  `(${text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`

function toBytes(text: string): ArrayBuffer {
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer
}

function samplePdf(title: string, owner: string): ArrayBuffer {
  const show = (size: number, y: number, text: string) =>
    `BT /F ${size} Tf 56 ${y} Td ${pdfText(text)} Tj ET`
  const page = [show(22, 770, title), show(14, 742, owner), show(11, 716, 'Sample document')].join(
    '\n',
  )
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Title${pdfText(title)}>>`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = String(text.length).padStart(10, '0')
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 7\n0000000000 65535 f \n${places.join('')}`
  return toBytes(`${text}trailer<</Size 7/Root 1 0 R/Info 6 0 R>>\nstartxref\n${table}\n%%EOF\n`)
}

/** The bytes behind a seeded document: a small picture where its name ends so, else a PDF of one page. */
export function sampleFile(name: string, owner: string): { mime: string; bytes: ArrayBuffer } {
  return /\.jpe?g$/i.test(name)
    ? { mime: 'image/jpeg', bytes: toBytes(atob(scan)) }
    : { mime: 'application/pdf', bytes: samplePdf(name.replace(/\.pdf$/i, ''), owner) }
}
