'use client'

import { useEffect, useRef, useState } from 'react'
import type { HtmlCode } from './htmlCode.ts'

interface Props {
  text: string
  isEditable: boolean
  onChange(text: string): void
}

/** Renders the code of the block, with numbers of lines and colours; plain text until its editor has come. */
export function HtmlCodeField({ text, isEditable, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState<HtmlCode | null>(null)
  // What was typed here and has not come back yet: a text that is older than the last key must not undo that key.
  const typed = useRef<string[]>([])
  const latest = useRef({ text, isEditable, onChange })
  latest.current = { text, isEditable, onChange }

  useEffect(() => {
    let isGone = false
    let opened: HtmlCode | null = null
    const open = async () => {
      const { openHtmlCode } = await import('./htmlCode.ts')
      if (isGone || !place.current) return
      opened = openHtmlCode(place.current, {
        text: latest.current.text,
        isReadOnly: !latest.current.isEditable,
        onChange: (next) => {
          typed.current.push(next)
          latest.current.onChange(next)
        },
      })
      setCode(opened)
    }
    // Without it the code can be read: the error about it stays on the page.
    open().catch((error: unknown) => console.warn(error))
    return () => {
      isGone = true
      opened?.close()
    }
  }, [])

  useEffect(() => {
    const known = typed.current.indexOf(text)
    typed.current = known < 0 ? [] : typed.current.slice(known + 1)
    if (known < 0) code?.setText(text)
  }, [code, text])

  useEffect(() => code?.setReadOnly(!isEditable), [code, isEditable])

  return (
    <>
      <div ref={place} className="html-code" />
      {!code && <pre className="html-code-waiting">{text}</pre>}
    </>
  )
}
