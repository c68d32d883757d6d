import path from 'node:path'
import { mediaSchemeOf, typeRefusal } from '#collections/media/mimeTypes.ts'
import { allBytes, firstBytes, type SourceFile, typeOfBytes } from './sourceFile.ts'
import { startsWithSvg } from './svgLimits.ts'
import { UnfitFile } from './unfitFileError.ts'

export interface FileKind {
  mimeType: string
  /** Endings that files of this kind have, without the dot; the first one is given to those that have another. */
  endings: readonly [string, ...string[]]
}

// Endings of each accepted type; every detected type is one of these.
const endingsOf: Record<string, FileKind['endings']> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/apng': ['png', 'apng'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
  'image/svg+xml': ['svg'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/rtf': ['rtf'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'text/plain': ['txt', 'text'],
  'text/csv': ['csv'],
}

// Other names for the same.
const sameAs: Record<string, string> = {
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'audio/x-m4a': 'audio/mp4',
  'audio/opus': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/vorbis': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
  'text/rtf': 'application/rtf',
}

// Names of the stream that holds the document in the container of the old office formats.
const oldOffice = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
] as const

/**
 * Returns the kind of a file, detected by its bytes and not by its name.
 *
 * @throws UnfitFile for a file that the library does not accept
 */
export async function kindOf(file: SourceFile): Promise<FileKind> {
  if (file.size === 0) throw new UnfitFile('The file is empty.')
  return kindOfType((await mimeTypeOf(file)) ?? '')
}

/**
 * Returns how files of a type are written.
 *
 * @throws UnfitFile for what the library does not take
 */
export function kindOfType(mimeType: string): FileKind {
  const endings = endingsOf[mimeType]
  if (!endings) throw new UnfitFile(typeRefusal)
  return { mimeType, endings }
}

const mimeTypeOf = async (file: SourceFile): Promise<string | null> => {
  const found = (await typeOfBytes(file))?.mime
  if (found === 'application/x-cfb') return oldOfficeType(file)
  if (found && found !== 'application/xml') return sameAs[found] ?? found
  return textType(file)
}

const oldOfficeType = async (file: SourceFile): Promise<string | null> => {
  const bytes = await allBytes(file)
  return oldOffice.find(([stream]) => bytes.includes(Buffer.from(stream, 'utf16le')))?.[1] ?? null
}

/** Bytes of the beginning of a text that its kind is detected by. */
export const telltaleBytes = 64 * 1024

// A drawing, a table or plain text. Markup and programs are text as well; they are none of these.
const textType = async (file: SourceFile): Promise<string | null> => {
  const start = withoutMark((await firstBytes(file, telltaleBytes)).toString('utf8'))
  // The last letter may have been cut through.
  const isText = !/[\p{Cc}\uFFFD]/u.test(start.slice(0, -1).replaceAll(/[\t\n\v\f\r]/g, ''))
  if (!isText) return null
  if (start.includes('<svg') && startsWithSvg(start.trimStart())) return 'image/svg+xml'
  if (/<(!doctype|html|script|body|iframe|\?xml|\?php)/i.test(start) || start.startsWith('#!')) return null
  const ending = endingOf(file.name)
  if (ending === 'csv') return 'text/csv'
  return ending === '' || ending === 'txt' || ending === 'text' ? 'text/plain' : null
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

const endingOf = (name: string): string => path.extname(name).slice(1).toLowerCase()

// Names that Windows keeps for its devices, whatever ending they have; Payload leaves nothing of them.
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

// Letters of a name.
const maxNameLength = 100
// Bytes of a name in UTF-8: file systems take 255, of which a number, the size of a rendition and an ending need some.
const maxNameBytes = 200

function shortened(name: string): string {
  let bytes = 0
  const letters = [...name].slice(0, maxNameLength)
  const end = letters.findIndex((letter) => {
    bytes += Buffer.byteLength(letter)
    return bytes > maxNameBytes
  })
  return (end === -1 ? letters : letters.slice(0, end)).join('').trim()
}

/**
 * Returns the name that a file is kept under: no folders, no signs that a file system or an address stumbles over, and
 * the ending of what it is.
 */
export function safeNameOf(name: string, { mimeType, endings }: FileKind): string {
  const base = path.posix.basename(name.normalize('NFC').replaceAll('\\', '/'))
  const ending = endingOf(base)
  const stem = (ending === '' ? base : base.slice(0, -(ending.length + 1)))
    .replaceAll(/[\p{C}<>:"/\\|?*#%&{}^`]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[.\s-]+|[.\s]+$/g, '')
    .replace(device, (name) => `${mediaSchemeOf(mimeType)}-${name}`)
  return `${shortened(stem) || mediaSchemeOf(mimeType)}.${endings.includes(ending) ? ending : endings[0]}`
}
