import type { Block, Inline, Mark } from './block.types.ts'

/** Blocks of one type for tests, previews and the editor. */
export interface BlockFixtures {
  /** As an editor would fill them in, with every setting used at least once. */
  valid: Block[]
  /** Nothing but what has to be there. */
  minimal: Block[]
  /** Wrong properties, a wrong place, something missing: each must be handled, none may throw. */
  invalid: Block[]
  /** Written by an attacker who wants to run a script on readers' pages. */
  hostile: Block[]
}

/** Returns a run of text. */
export function textRun(text: string, ...marks: Mark[]): Inline {
  return { type: 'text', text, marks }
}

type Parts = Partial<Pick<Block, 'id' | 'props' | 'children'>> & { content?: string | Inline[] }

/** Returns a block with an id made of its type, by default; a string as content is one run of text. */
export function blockFixture(type: string, { content = [], ...parts }: Parts = {}): Block {
  const runs = typeof content === 'string' ? [textRun(content)] : content
  return { id: `${type}-1`, type, props: {}, children: [], ...parts, content: runs }
}

/** Texts that would run a script, or break out of their context, if they were not escaped. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</p></div></main><svg onload=alert(1)>',
]

/** Addresses that would run a script, or hide that they do. */
export const hostileHrefs = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001java\nscript\t:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
]
