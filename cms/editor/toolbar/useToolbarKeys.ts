'use client'

import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND, type LexicalEditor, mergeRegister } from 'lexical'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { onEditorChange } from '../../document/editorChanges.ts'

// The buttons that arrow keys walk through; fields keep their own keys, and popovers theirs.
const toolsOf = (bar: HTMLElement): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((tool) => !tool.closest('.block-tool-popover'))

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

// Makes one button of the toolbar the tab stop: the one with the focus, or else the first one.
function setTabStop(bar: HTMLElement): void {
  const tools = toolsOf(bar)
  const stop = tools.find((tool) => tool === document.activeElement) ?? tools[0]
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1
}

/** Keeps one tab stop in a toolbar whose buttons come and go (the roving tabindex of ARIA's toolbar pattern). */
export function useRovingStop(bar: RefObject<HTMLElement | null>): void {
  // Without dependencies: any drawing may add and remove buttons.
  useLayoutEffect(() => {
    if (bar.current) setTabStop(bar.current)
  })
}

/**
 * Handles the keys of the toolbar: Alt+F10 goes from the text to its first button, arrows walk, a button that is pressed
 * keeps the focus, Escape goes back to the caret.
 *
 * @returns whether Alt+F10 requested the toolbar since the caret moved, and the listeners of the toolbar
 */
export function useToolbarKeys(editor: LexicalEditor, bar: RefObject<HTMLElement | null>) {
  const [isRequested, setIsRequested] = useState(false)
  const isPressed = useRef(false)
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => {
            if (event.key !== 'F10' || !event.altKey) return false
            event.preventDefault()
            setIsRequested(true)
            // The toolbar of a text is drawn first.
            requestAnimationFrame(() => bar.current && toolsOf(bar.current)[0]?.focus())
            return true
          },
          COMMAND_PRIORITY_HIGH,
        ),
        onEditorChange(editor, ({ tags }) => {
          const isInBar = isPressed.current || bar.current?.contains(document.activeElement) === true
          if (!isInBar && !tags.has('collaboration')) setIsRequested(false)
        }),
      ),
    [editor, bar],
  )
  const pressKey = (event: KeyboardEvent) => {
    const { target } = event
    // React also hands over the keys of menus, which stand elsewhere in the page.
    if (!(target instanceof HTMLElement) || !bar.current?.contains(target)) return
    if (event.key === 'Escape' && !target.closest('.block-tool-popover')) {
      event.preventDefault()
      editor.focus()
      return
    }
    const tools = toolsOf(bar.current)
    const next = steps[event.key]?.(tools.indexOf(target), tools.length)
    if (next === undefined || !tools.includes(target)) return
    event.preventDefault()
    tools[next]?.focus()
    setTabStop(bar.current)
  }
  // Setting the selection moves the focus into the editor. A button that is pressed by keyboard keeps it, so that the
  // arrow keys still reach the next button.
  const keepFocus = ({ detail, target }: MouseEvent) => {
    const tool = detail === 0 && target instanceof HTMLElement && target.closest('button')
    if (!tool) return
    isPressed.current = true
    // Lexical sets the selection when it renders the change.
    requestAnimationFrame(() => {
      isPressed.current = false
      if (tool.isConnected && document.activeElement === editor.getRootElement()) tool.focus()
    })
  }
  return { isRequested, keys: { onKeyDown: pressKey, onClickCapture: keepFocus } }
}
