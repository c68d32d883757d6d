import { type DocumentText, documentLimits, UnreadableDocument } from './document.types.ts'
import { paragraphsOfText, underHeadings } from './headings.ts'
import { paragraphsOfPages, type TextPiece } from './pdf.layout.ts'
import { decodeText } from './textDecode.ts'

/**
 * Reads the text of a PDF or a text file. It parses untrusted input, so it runs in a process of its own: `takeText` calls it
 * there.
 * @throws UnreadableDocument
 */
export async function readDocument(bytes: Uint8Array, mimeType: string): Promise<DocumentText> {
  const read = mimeType === 'application/pdf' ? await readPdf(bytes) : readText(bytes)
  const characters = read.paragraphs.reduce((sum, { text }) => sum + text.length, 0)
  if (read.paragraphs.length > documentLimits.paragraphs || characters > documentLimits.characters) {
    throw new UnreadableDocument('This document is too long. Divide it into smaller ones.')
  }
  return read
}

function readText(bytes: Uint8Array): DocumentText {
  const paragraphs = paragraphsOfText(decodeText(bytes))
  if (paragraphs.length === 0) throw new UnreadableDocument('This file has no text.')
  return { pages: 0, paragraphs }
}

async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const pages = await openPdf(bytes)
  if (pages.length > documentLimits.pages) {
    const counts = [pages.length, documentLimits.pages].map((count) => count.toLocaleString('en'))
    throw new UnreadableDocument(`This PDF has ${counts[0]} pages. Up to ${counts[1]} can be read: divide it.`)
  }
  const pieces: TextPiece[][] = []
  let characters = 0
  for (let number = 1; number <= pages.length; number += 1) {
    const ofPage = await pages.read(number)
    characters += ofPage.reduce((sum, { text }) => sum + text.length, 0)
    if (characters > documentLimits.characters) {
      throw new UnreadableDocument('This document is too long. Divide it into smaller ones.')
    }
    pieces.push(ofPage)
  }
  const paragraphs = underHeadings(paragraphsOfPages(pieces))
  if (paragraphs.length === 0) throw new UnreadableDocument('This PDF has no text: it may be a scan.')
  return { pages: pages.length, paragraphs }
}

// Opens a PDF. A library for that is loaded where one is read.
async function openPdf(bytes: Uint8Array) {
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(Uint8Array.from(bytes), {
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  }).catch((error: unknown) => {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableDocument(
      isEncrypted ? 'This PDF is protected by a password.' : 'This PDF is damaged and cannot be read.',
    )
  })
  return {
    length: document.numPages,
    read: async (number: number): Promise<TextPiece[]> => {
      const page = await document.getPage(number).catch(() => null)
      const content = await page?.getTextContent().catch(() => null)
      page?.cleanup()
      return (content?.items ?? []).flatMap((item) => {
        if (!('str' in item)) return []
        const [, , , , x, y] = item.transform
        return [{ text: item.str, x: Number(x), y: Number(y), width: item.width, height: item.height }]
      })
    },
  }
}
