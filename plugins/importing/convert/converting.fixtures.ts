/** For tests of the converters: what they take, and short forms of what they answer. */
import type { Block, Inline } from '#blocks/core/block.types.ts'
import type { ConvertOptions, NoteKind } from './convert.types.ts'

export interface NotedOptions {
  options: ConvertOptions
  /** "kind: what" of everything that was noted, in order. */
  notes: string[]
}

/** Options whose library holds every picture (ids are the file names), or none. */
export function convertOptions({
  hasMedia = true,
  ...more
}: { hasMedia?: boolean } & Partial<ConvertOptions> = {}): NotedOptions {
  const notes: string[] = []
  const options: ConvertOptions = {
    resolveMedia: ({ url }) => (hasMedia ? { id: url.split('/').at(-1) ?? '', scheme: 'image' } : null),
    note: (kind: NoteKind, what: string) => notes.push(`${kind}: ${what}`),
    ...more,
  }
  return { options, notes }
}

function run(inline: Inline): string {
  if (inline.type === 'hardBreak') return '⏎'
  return inline.marks.reduce(
    (text, mark) => (mark.type === 'link' ? `[${text}](${mark.href})` : `<${mark.type}>${text}</>`),
    inline.text,
  )
}

/** Returns a block in one line: its type, what of its props differs from nothing, its text, its children. */
export function brief(block: Block): string {
  const { level, alignment, contentId, caption, link, attribution, content } = block.props
  const props = {
    level,
    alignment,
    contentId,
    caption,
    link,
    attribution,
    content: typeof content === 'string' ? content : undefined,
  }
  const shown = Object.entries(props)
    .filter(
      ([, value]) => value !== undefined && value !== null && value !== '' && value !== 'none' && value !== 'left',
    )
    .map(([name, value]) => `${name}=${value}`)
  const head = [block.type, ...shown].join(' ')
  const text = block.content.map(run).join('')
  const children = block.children.map(brief).join('; ')
  return [head, text && `: ${text}`, children && ` {${children}}`].join('')
}

export function briefly(blocks: Block[]): string[] {
  return blocks.map(brief)
}
