'use client'

import { useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { listDate } from '../kit/listDates.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { PermissionGate } from '../permissions/PermissionGate.tsx'
import { AnswerForm } from './AnswerForm.tsx'

interface OpenQuestionProps {
  assistant: string
  question: RpcOutputs['assistant']['getQuestions']['items'][number]
  isDismissed: boolean
  timeZone: string
  // Gets the id of the written answer.
  onSaved: (id: string) => void
  // Called when the question is dismissed or brought back.
  onMoved: () => void
}

/** Renders a question without an answer, and what can be done about it. */
export function OpenQuestion({ assistant, question, isDismissed, timeZone, onSaved, onMoved }: OpenQuestionProps) {
  const rpc = useRpc()
  const { config } = useConfig()
  const router = useRouter()
  const [isWriting, setIsWriting] = useState(false)
  const { key } = question
  const dismissing = useMutation({
    mutationFn: () => rpc.assistant.dismissQuestion.mutate({ assistant, key, isDismissed: !isDismissed }),
    onSuccess: onMoved,
  })
  const starting = useMutation({
    mutationFn: () => rpc.assistant.startStory.mutate({ assistant, key }),
    onSuccess: ({ id }) => router.push(`${config.routes.admin}/collections/posts/${id}`),
  })
  const isBusy = dismissing.isPending || starting.isPending || starting.isSuccess
  const problem = dismissing.error ?? starting.error
  const times = question.count === 1 ? 'Asked once' : `Asked ${question.count.toLocaleString('en-US')} times`
  const action = { disabled: isBusy, extraButtonProps: keepFocusWhenDisabled } as const
  return (
    <li className="desk__line">
      <h3 className="desk__question">
        <bdi>{question.question}</bdi>
      </h3>
      <span className="desk__about">
        {times}, {question.count === 1 ? '' : 'last '}
        <time dateTime={question.lastAt}>{listDate(question.lastAt, timeZone)}</time>
      </span>
      {isWriting ? (
        <AnswerForm
          assistant={assistant}
          question={question.question}
          onSaved={onSaved}
          onCancel={() => setIsWriting(false)}
        />
      ) : (
        <span className="desk__actions">
          <SmallButton {...action} onClick={() => setIsWriting(true)}>
            Write an answer
          </SmallButton>
          <PermissionGate permissions={['CREATE_POST']}>
            <SmallButton {...action} onClick={() => starting.mutate()}>
              New story about this
            </SmallButton>
          </PermissionGate>
          <SmallButton {...action} onClick={() => dismissing.mutate()}>
            {isDismissed ? 'Bring back' : 'Dismiss'}
          </SmallButton>
        </span>
      )}
      {problem && (
        <p className="desk__problem" role="alert">
          {problem.message}
        </p>
      )}
    </li>
  )
}
