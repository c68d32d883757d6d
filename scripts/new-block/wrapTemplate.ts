import type { BlockNames } from './blockNames.ts'

/** Returns the files of a block with a title that holds parts, by their ending. */
export function wrapFiles(
  { kebab, camel, pascal, title, words }: BlockNames,
  part: BlockNames,
): Record<string, string> {
  return {
    'schema.ts': `import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

export const ${camel} = defineBlock({
  type: '${kebab}',
  kind: 'wrap',
  title: '${title}',
  description: 'Lines under a title',
  props: z.object({ title: z.string().default(''), ...anchorAndClass }),
  allowedChildren: { only: ['${part.kebab}'], min: 1, initial: ['${part.kebab}'] },
  words: ({ title }) => [title],
  editorElement: ({ title }) => ({ tag: 'div', className: '${kebab}', data: { title: String(title ?? '') } }),
})
`,
    'render.tsx': `import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { ${camel} } from './${kebab}.schema.ts'

export const render${pascal}: BlockRenderer<typeof ${camel}> = ({ block, children }) => {
  const { title, ...place } = block.props
  if (!block.children.some((part) => hasText(part.content))) return null
  return (
    <section {...blockAttributes(${camel}, place)}>
      {title.trim() && <h2 className="${kebab}__title">{title}</h2>}
      {children}
    </section>
  )
}
`,
    'mail.tsx': `import { hasText } from '../core/inlineText.ts'
import { MailPanel, MailTitle } from '../core/mail/MailParts.tsx'
import { panelPadding } from '../core/mail/mailStyles.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { ${camel} } from './${kebab}.schema.ts'

export const ${camel}Mail: MailFace<typeof ${camel}> = {
  render: ({ block, children }) =>
    block.children.some((part) => hasText(part.content)) ? (
      <MailPanel>
        {block.props.title.trim() && <MailTitle>{block.props.title}</MailTitle>}
        {children}
      </MailPanel>
    ) : null,
  childWidth: (_block, _index, width) => width - 2 * panelPadding,
}
`,
    css: `.${kebab} {
  padding-block: 0.9rem;
  border-block-start: 2px solid var(--ink);
}

.${kebab}__title {
  margin: 0 0 0.5rem;
  font-family: var(--font-sans);
  font-size: 1rem;
}
`,
    'fixtures.ts': `import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const part = (content: string, id = '${part.kebab}') => blockFixture('${part.kebab}', { id, content })

export const ${camel}Fixtures: BlockFixtures = {
  valid: [
    blockFixture('${kebab}', {
      props: { title: 'Back on the water' },
      children: [part('The ferry sails again on Monday.', 'first'), part('Tickets cost what they did.', 'second')],
    }),
  ],
  minimal: [blockFixture('${kebab}', { children: [part('On Monday')] })],
  invalid: [
    blockFixture('${kebab}'),
    blockFixture('${kebab}', { id: 'number', props: { title: 12 }, children: [part('On Monday')] }),
    blockFixture('${kebab}', { id: 'stranger', children: [blockFixture('paragraph', { content: 'Not a part' })] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('${kebab}', {
      id: \`text-\${index}\`,
      props: { title: text, anchor: text, className: text },
      children: [part(text)],
    }),
  ),
}
`,
    'editor.tsx': `'use client'

import { ToolText } from '../core/BlockTools.tsx'
import { SectionTitleIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { ${camel} } from './${kebab}.schema.ts'

function ${pascal}Toolbar({ props, update }: EditorViewProps<typeof ${camel}>) {
  return (
    <ToolText label="Title" placeholder="Add a title..." value={props.title} onChange={(title) => update({ title })} />
  )
}

export const ${camel}EditorView: BlockEditorView<typeof ${camel}> = {
  Icon: SectionTitleIcon,
  keywords: [],
  isInsertable: true,
  Toolbar: ${pascal}Toolbar,
}
`,
    'test.tsx': `import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const ${camel} = (title: string, content: string) =>
  blockFixture('${kebab}', { props: { title }, children: [blockFixture('${part.kebab}', { content })] })

describe('${words}', () => {
  it('shows its title above its parts', async () => {
    expect(await renderTree([${camel}('Ferry', 'On Monday')])).toMatch(/<h2 class="${kebab}__title">Ferry<.h2>.*On Monday/)
    expect(await renderTree([${camel}(' ', 'On Monday')])).not.toContain('<h2')
  })

  it('is left out when nothing is in it', async () => {
    expect(await renderTree([${camel}('Ferry', ' ')])).toBe('')
  })
})
`,
  }
}
