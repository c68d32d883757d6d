/**
 * The editor of an html block's code: CodeMirror, which comes with the newsroom (Payload's own code editor is fetched from
 * a stranger's server). Loaded only where such a block is open.
 */
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { html } from '@codemirror/lang-html'
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { Annotation, Compartment, EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { changedPart } from './changedPart.ts'

export interface HtmlCodeOptions {
  text: string
  isReadOnly: boolean
  /** Called with what the user wrote here; not with what `setText` set. */
  onChange(text: string): void
}

export interface HtmlCode {
  /** Applies what others wrote or undo restored; the caret stays with the text around it. */
  setText(text: string): void
  setReadOnly(isReadOnly: boolean): void
  close(): void
}

// The story around has keys, pasting and dragging of its own: none of these is meant for it while code is written.
const ownEvents = [
  'beforeinput',
  'input',
  'paste',
  'copy',
  'cut',
  'drop',
  'dragstart',
  'compositionstart',
  'compositionend',
]

// Undo is that of the whole story: its keys go on to it.
const isUndoKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) => (ctrlKey || metaKey) && /^[zy]$/i.test(key)

function keepEventsInside(element: HTMLElement): void {
  for (const name of ownEvents) element.addEventListener(name, (event) => event.stopPropagation())
  element.addEventListener('keydown', (event) => {
    if (!isUndoKey(event)) event.stopPropagation()
  })
}

const access = (isReadOnly: boolean) => EditorState.readOnly.of(isReadOnly)
const broughtIn = Annotation.define<true>()

/** Opens the editor of some code in an element. Tab indents; Escape and then Tab leaves, as CodeMirror has it. */
export function openHtmlCode(parent: HTMLElement, { text, isReadOnly, onChange }: HtmlCodeOptions): HtmlCode {
  const readOnly = new Compartment()
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      lineNumbers(),
      EditorView.lineWrapping,
      // Users close a tag themselves; closing it automatically would close it twice.
      html({ autoCloseTags: false }),
      syntaxHighlighting(classHighlighter),
      bracketMatching(),
      indentOnInput(),
      keymap.of([indentWithTab, ...defaultKeymap]),
      placeholder('<p>Markup of your own</p>'),
      EditorView.contentAttributes.of({
        'aria-label': 'HTML',
        'aria-description': 'Tab indents. Press Escape, then Tab, to leave.',
        spellcheck: 'false',
      }),
      readOnly.of(access(isReadOnly)),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        if (docChanged && !transactions.some((transaction) => transaction.annotation(broughtIn))) {
          onChange(state.doc.toString())
        }
      }),
    ],
  })
  keepEventsInside(view.dom)
  return {
    setText(next) {
      // A document of CodeMirror's ends its lines in one way, whatever a file did.
      const changes = changedPart(view.state.doc.toString(), next.replace(/\r\n?/g, '\n'))
      if (changes) view.dispatch({ changes, annotations: broughtIn.of(true) })
    },
    setReadOnly: (next) => view.dispatch({ effects: readOnly.reconfigure(access(next)) }),
    close: () => view.destroy(),
  }
}
