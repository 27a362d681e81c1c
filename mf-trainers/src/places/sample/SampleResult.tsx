import { judgeOnDevice } from '@mowka/domain/judge/judge-on-device'
import type { WidgetProps } from '@mowka/kernel/platform'
import { useEffect, useEffectEvent, useMemo } from 'react'
import Result from '../../core/result/Result'

/** The trainer's feedback for a sample exercise. The answer is judged on the device and never sent. */
export default function SampleResult({ sample, input, onResult }: WidgetProps['trainers/SampleResult']) {
  const result = useMemo(() => judgeOnDevice(sample, input, true), [sample, input])
  const report = useEffectEvent(onResult)
  useEffect(() => report(result.isSuccess), [result])
  return <Result result={result} exercise={{ answerLang: sample.answerLang, answerRecording: null }} />
}
