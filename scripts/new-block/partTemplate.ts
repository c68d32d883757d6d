import type { BlockNames } from './blockNames.ts'

/** Returns the files of a line of text that stands in a block only, by their ending. */
export function partFiles(
  { kebab, camel, pascal, title, words }: BlockNames,
  whole: BlockNames,
): Record<string, string> {
  return {
    'schema.ts': `import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

export const ${camel} = defineBlock({
  type: '${kebab}',
  kind: 'text',
  title: '${title}',
  description: 'A line of a ${whole.words}',
  props: z.object(anchorAndClass),
  editorElement: () => ({ tag: 'p', className: '${kebab}' }),
})
`,
    'render.tsx': `import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { ${camel} } from './${kebab}.schema.ts'

export const render${pascal}: BlockRenderer<typeof ${camel}> = ({ block, content }) =>
  hasText(block.content) ? <p {...blockAttributes(${camel}, block.props)}>{content}</p> : null
`,
    'mail.tsx': `import { hasText } from '../core/inlineText.ts'
import { textInMail } from '../core/mail/mailStyles.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { ${camel} } from './${kebab}.schema.ts'

export const ${camel}Mail: MailFace<typeof ${camel}> = {
  render: ({ block, content }) => (hasText(block.content) ? <p {...textInMail}>{content}</p> : null),
}
`,
    css: `.${kebab} {
  margin-block: 0 0.5rem;
}
`,
    'fixtures.ts': `import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const inWhole = (...children: Block[]) => [blockFixture('${whole.kebab}', { children })]

export const ${camel}Fixtures: BlockFixtures = {
  valid: inWhole(blockFixture('${kebab}', { content: 'The ferry sails again on Monday.' })),
  minimal: inWhole(blockFixture('${kebab}', { content: 'On Monday' })),
  invalid: [blockFixture('${kebab}', { content: 'On its own' }), ...inWhole(blockFixture('${kebab}'))],
  hostile: hostileTexts.flatMap((text, index) =>
    inWhole(blockFixture('${kebab}', { id: \`text-\${index}\`, props: { anchor: text, className: text }, content: text })),
  ),
}
`,
    'checks.ts': `import type { BlockCheck } from '../core/checks.types.ts'
import { hasText } from '../core/inlineText.ts'
import type { ${camel} } from './${kebab}.schema.ts'

/** Checks that there is a text. */
export const check${pascal}: BlockCheck<typeof ${camel}> = ({ content }) =>
  hasText(content) ? [] : [{ kind: 'Required', message: '${title} has no text', fix: { action: 'goTo' } }]
`,
    'editor.tsx': `'use client'

import { SectionTitleIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { ${camel} } from './${kebab}.schema.ts'

export const ${camel}EditorView: BlockEditorView<typeof ${camel}> = {
  Icon: SectionTitleIcon,
  keywords: [],
  isInsertable: false,
}
`,
    'test.tsx': `import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { checkTree } from '../registry/checks.ts'

const ${camel} = (content: string) =>
  blockFixture('${whole.kebab}', { children: [blockFixture('${kebab}', { id: 'part', content })] })

describe('${words}', () => {
  it('shows its text', async () => {
    expect(await renderTree([${camel}('On Monday')])).toContain('<p class="${kebab}">On Monday</p>')
  })

  it('needs a text to be published', () => {
    const errors = (text: string) => checkTree([${camel}(text)], { altTextOf: () => undefined }).get('part')
    expect(errors(' ')).toMatchObject([{ kind: 'Required', message: '${title} has no text' }])
    expect(errors('On Monday')).toBeUndefined()
  })
})
`,
  }
}
