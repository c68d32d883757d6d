import type { BlockNames } from './blockNames.ts'

/** Returns the files of a block with one text property, by their ending. */
export function leafFiles({ kebab, camel, pascal, title, words }: BlockNames): Record<string, string> {
  return {
    'schema.ts': `import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

export const ${camel} = defineBlock({
  type: '${kebab}',
  kind: 'leaf',
  title: '${title}',
  description: 'A line of text',
  props: z.object({ text: z.string().default(''), ...anchorAndClass }),
  words: ({ text }) => [text],
})
`,
    'render.tsx': `import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { ${camel} } from './${kebab}.schema.ts'

export const render${pascal}: BlockRenderer<typeof ${camel}> = ({ block: { props } }) =>
  props.text.trim() ? <p {...blockAttributes(${camel}, props)}>{props.text}</p> : null
`,
    'mail.tsx': `import { textInMail } from '../core/mail/mailStyles.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { ${camel} } from './${kebab}.schema.ts'

export const ${camel}Mail: MailFace<typeof ${camel}> = {
  render: ({ block: { props } }) => (props.text.trim() ? <p {...textInMail}>{props.text}</p> : null),
}
`,
    css: `.${kebab} {
  font-family: var(--font-sans);
  color: var(--ink-soft);
}
`,
    'fixtures.ts': `import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const ${camel}Fixtures: BlockFixtures = {
  valid: [blockFixture('${kebab}', { props: { text: 'The ferry sails again on Monday.' } })],
  minimal: [blockFixture('${kebab}', { props: { text: 'Monday' } })],
  invalid: [blockFixture('${kebab}', { props: { text: 12 } })],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('${kebab}', { id: \`text-\${index}\`, props: { text, anchor: text, className: text } }),
  ),
}
`,
    'checks.ts': `import type { BlockCheck } from '../core/checks.types.ts'
import type { ${camel} } from './${kebab}.schema.ts'

/** Checks that there is a text. */
export const check${pascal}: BlockCheck<typeof ${camel}> = ({ props }) =>
  props.text.trim()
    ? []
    : [{ kind: 'Required', message: '${title} has no text', fix: { action: 'goTo', control: 'Text' } }]
`,
    'editor.tsx': `'use client'

import { ToolText } from '../core/BlockTools.tsx'
import { SectionTitleIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { ${camel} } from './${kebab}.schema.ts'

function ${pascal}Toolbar({ props, update }: EditorViewProps<typeof ${camel}>) {
  return <ToolText label="Text" placeholder="Add a text..." value={props.text} onChange={(text) => update({ text })} />
}

export const ${camel}EditorView: BlockEditorView<typeof ${camel}> = {
  Icon: SectionTitleIcon,
  keywords: [],
  isInsertable: true,
  Body: ({ props }) => <p className="${kebab}">{props.text || '${title}'}</p>,
  Toolbar: ${pascal}Toolbar,
}
`,
    'test.tsx': `import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { checkTree } from '../registry/checks.ts'

const ${camel} = (text: string) => blockFixture('${kebab}', { id: 'one', props: { text } })

describe('${words}', () => {
  it('shows its text, and nothing without one', async () => {
    expect(await renderTree([${camel}('On Monday')])).toBe(
      '<p class="${kebab}" data-beside="clears">On Monday</p>',
    )
    expect(await renderTree([${camel}(' ')])).toBe('')
  })

  it('needs a text to be published', () => {
    const errors = (text: string) => checkTree([${camel}(text)], { altTextOf: () => undefined }).get('one')
    expect(errors('')).toMatchObject([{ kind: 'Required', message: '${title} has no text' }])
    expect(errors('On Monday')).toBeUndefined()
  })
})
`,
  }
}
