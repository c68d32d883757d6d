/** A bare Lexical editor, with React and nothing of the newsroom. It holds the texts that its page comes with. */
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { $createHeadingNode, HeadingNode } from '@lexical/rich-text'
import { $createParagraphNode, $createTextNode, $getRoot } from 'lexical'
import { createRoot } from 'react-dom/client'
import type { BareBlock } from '../bareEditor.ts'

declare const bare: { texts: BareBlock[] }

function $fill(): void {
  for (const { type, text } of bare.texts) {
    const node = type === 'heading' ? $createHeadingNode('h2') : $createParagraphNode()
    $getRoot().append(node.append($createTextNode(text)))
  }
}

const onError = (error: Error) => {
  throw error
}

createRoot(document.body).render(
  <LexicalComposer initialConfig={{ namespace: 'bare', nodes: [HeadingNode], onError, editorState: $fill }}>
    <RichTextPlugin contentEditable={<ContentEditable />} ErrorBoundary={LexicalErrorBoundary} />
  </LexicalComposer>,
)
