'use client'

import { useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callRest, createdId } from '../api/rest.ts'
import { notifyDone, notifyError } from '../kit/notices.ts'

/**
 * Returns a mutation that copies a document as a draft and opens the copy, whose title says that it is one.
 * @param noun name of the document in notices: "Post"
 */
export function useDuplicate(collection: string, noun: string) {
  const { api, admin } = useConfig().config.routes
  const router = useRouter()
  return useMutation({
    mutationFn: (id: number | string) => {
      const json = { _status: 'draft' }
      return callRest(`${api}/${collection}/${id}/duplicate?depth=0`, createdId, { method: 'POST', json })
    },
    onSuccess: (id) => {
      notifyDone(`${noun} duplicated`)
      router.push(`${admin}/collections/${collection}/${id}`)
    },
    onError: (error) => notifyError(`Unable to duplicate ${noun.toLowerCase()}`, error.message),
  })
}
