'use client'

import { useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { askServer } from '../api/askServer.ts'
import { parseApiError } from './listCalls.ts'
import { notifyDone, notifyError } from './notices.ts'

const answer = z.object({ doc: z.object({ id: z.union([z.number(), z.string()]) }) })

/**
 * Returns a mutation that copies a document as a draft and opens the copy, whose title says that it is one.
 * @param noun name of the document in notices: "Post"
 */
export function useDuplicate(collection: string, noun: string) {
  const { api, admin } = useConfig().config.routes
  const router = useRouter()
  return useMutation({
    mutationFn: async (id: number | string) => {
      const response = await askServer(`${api}/${collection}/${id}/duplicate?depth=0`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ _status: 'draft' }),
      })
      if (!response.ok) throw new Error(await parseApiError(response))
      return answer.parse(await response.json()).doc.id
    },
    onSuccess: (id) => {
      notifyDone(`${noun} duplicated`)
      router.push(`${admin}/collections/${collection}/${id}`)
    },
    onError: (error) => notifyError(`Unable to duplicate ${noun.toLowerCase()}`, error.message),
  })
}
