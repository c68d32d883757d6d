'use client'

import { Button, PopupList } from '@payloadcms/ui'
import { keepFocusWhenDisabled } from '../focus/keepFocusWhenDisabled.ts'
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

/** Does the same from the menu of the bar, where the bar has no room for the button. */
export function SaveMenuItem({ noun, className }: { noun: string; className: string }) {
  const { save, isSaving } = useSave(noun)
  return (
    <PopupList.Button className={className} disabled={isSaving} onClick={() => void save()}>
      Save
    </PopupList.Button>
  )
}
