'use client'

import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'

/** Why the toolbar is not shown: text is typed, or is being selected with the pointer. */
export type Quietness = 'typing' | 'pressing'

// Keys that do not write bring the toolbar back.
const isMove = ({ key }: KeyboardEvent): boolean => key.startsWith('Arrow') || key === 'Escape' || key === 'F10'

/** Returns why the toolbar of an editor is to be hidden; null while it is to be shown. */
export function useQuietness(editor: LexicalEditor): Quietness | null {
  const [quietness, setQuietness] = useState<Quietness | null>(null)
  useEffect(() => {
    const type = () => setQuietness('typing')
    const press = () => setQuietness('pressing')
    const show = () => setQuietness(null)
    const move = ({ buttons }: PointerEvent) => buttons === 0 && show()
    const pressKey = (event: KeyboardEvent) => isMove(event) && show()
    const stop = editor.registerRootListener((root, before) => {
      before?.removeEventListener('beforeinput', type)
      before?.removeEventListener('pointerdown', press)
      root?.addEventListener('beforeinput', type)
      root?.addEventListener('pointerdown', press)
    })
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', show)
    document.addEventListener('pointercancel', show)
    document.addEventListener('keydown', pressKey, true)
    return () => {
      stop()
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', show)
      document.removeEventListener('pointercancel', show)
      document.removeEventListener('keydown', pressKey, true)
    }
  }, [editor])
  return quietness
}
