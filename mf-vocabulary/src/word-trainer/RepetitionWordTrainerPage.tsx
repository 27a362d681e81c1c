import { paths } from '@mowka/contract/routes'
import { hasPage } from '@mowka/kernel/platform'
import { useTranslation } from 'react-i18next'
import { OpenWordTrainer, repetitionSource } from './page/OpenWordTrainer'

/** Word trainer of the global list (P-ROUTE-33), identical to the lesson's (V-RW-15). */
export default function RepetitionWordTrainerPage() {
  const { t } = useTranslation('vocabulary')
  return (
    <OpenWordTrainer
      source={repetitionSource}
      about="repetition"
      place={{
        name: t('wordTrainer.repetition.name'),
        backTo: hasPage('repetitionWords') ? paths.repetitionWords() : paths.courses(),
        close: t('wordTrainer.repetition.close'),
        back: t('wordTrainer.repetition.back'),
      }}
    />
  )
}
