'use client'

import { Button } from '@payloadcms/ui'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { useSave } from './useLifecycle.ts'

/** Has all that was written stored as a version at once, and says when it is. Ctrl+S does the same without a word. */
export function SaveButton({ noun }: { noun: string }) {
  const { save, isSaving } = useSave(noun)
  return (
    <Button
      id="lifecycle-save"
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isSaving}
      extraButtonProps={keepFocusWhenDisabled}
      onClick={() => void save()}
    >
      {isSaving ? 'Saving...' : 'Save'}
    </Button>
  )
}
