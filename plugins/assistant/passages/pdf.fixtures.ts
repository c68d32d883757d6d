/** A line of text on a page of a PDF: points from the lower left corner. */
export type DrawnLine = readonly [x: number, y: number, text: string, size?: number]

export function makePdf(pages: readonly (readonly DrawnLine[])[], trailer = ''): Buffer {
  const objects: string[] = []
  const add = (object: string) => objects.push(object)
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  const parent = pages.length * 2 + 2
  const kids = pages.map((lines) => {
    const drawn = lines
      .map(([x, y, text, size = 12]) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
      .join('\n')
    const content = add(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`)
    const resources = `<< /Font << /F1 ${font} 0 R >> >>`
    return add(
      `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources ${resources} >>`,
    )
  })
  add(`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`)
  const catalog = add(`<< /Type /Catalog /Pages ${parent} 0 R >>`)
  const offsets: number[] = []
  let file = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const end = `trailer << /Size ${objects.length + 1} /Root ${catalog} 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + end, 'latin1')
}

const escaped = (text: string) => text.replace(/[()\\]/gu, '\\$&')

export function reportPage(number: number, paragraphs: readonly (readonly string[])[]): DrawnLine[] {
  const lines: DrawnLine[] = [[50, 760, `Harbor plan ${2020 + number}`, 9]]
  let y = 720
  for (const paragraph of paragraphs) {
    for (const line of paragraph) {
      lines.push([50, y, line])
      y -= 14
    }
    y -= 14
  }
  return [...lines, [300, 30, `${number}`, 9]]
}

/** Says that it is encrypted, with a key that no password gives. */
export const encryptedTrailer =
  '/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 ' +
  `/O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`
