import { marked } from 'marked'
import { parse as parseYaml } from 'yaml'
import type { Block } from '#blocks/core/block.types.ts'
import { resolveAddresses } from './addressesResolve.ts'
import type { ConvertOptions } from './convert.types.ts'
import { blocksFromHtml } from './html.convert.ts'
import { expandLiquid } from './liquid.convert.ts'

export interface FrontMatter {
  data: Record<string, unknown>
  body: string
}

/**
 * Parts a Markdown file into the YAML at its head and its body. A head that is no YAML stays in the body, where it is
 * seen.
 */
export function readFrontMatter(text: string): FrontMatter {
  const head = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!head) return { data: {}, body: text }
  try {
    const data: unknown = parseYaml(head[1] ?? '')
    if (data && typeof data === 'object' && !Array.isArray(data)) {
      return { data: { ...data }, body: text.slice(head[0].length) }
    }
  } catch {
    // Not YAML after all: three hyphens are a rule in Markdown.
  }
  return { data: {}, body: text }
}

// A footnote's text looks to Markdown like the address of a link, and would vanish.
function keepFootnotes(markdown: string, note: ConvertOptions['note']): string {
  return markdown.replace(/^( {0,3})\[\^([^\]\n]+)\]:/gm, (_, indent: string, name: string) => {
    note('simplified', 'footnote left in the text')
    return `${indent}\\[^${name}\\]:`
  })
}

/** Returns the blocks of a Markdown body (GitHub's kind), Liquid expanded, front matter left to the caller. */
export function blocksFromMarkdown(markdown: string, options: ConvertOptions): Block[] {
  const expanded = keepFootnotes(expandLiquid(markdown, options.note), options.note)
  return blocksFromHtml(resolveAddresses(marked.parse(expanded, { async: false, gfm: true }), options), options)
}
