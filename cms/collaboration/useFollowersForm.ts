'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { type RefObject, useEffect } from 'react'
import { singleField, textFields } from '#cms/adminDom.ts'

// Texts say themselves that they are read only, and can still be selected and copied. Payload's fields that hold others hold no value.
const controls = `${singleField}:not(${textFields})`

// The parts that stay open to users who follow, such as the button that comments on a field, have this attribute.
const parts = `${controls} > :not([data-open-to-followers])`

const mark = 'data-following'

/**
 * Disables what a user who follows a document, or waits for it to open, could change in the form: their changes would
 * be discarded.
 */
export function useFollowersForm(holder: RefObject<HTMLElement | null>, isFollowing: boolean): void {
  const [fields] = useAllFormFields()
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields come and go with what the form says
  useEffect(() => {
    const form = holder.current?.closest('form')
    if (!form) return
    for (const part of form.querySelectorAll<HTMLElement>(isFollowing ? parts : `[${mark}]`)) {
      part.inert = isFollowing
      part.toggleAttribute(mark, isFollowing)
    }
  }, [holder, isFollowing, fields])
}
