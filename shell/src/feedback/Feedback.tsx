import { Button, Dialog, SnackbarView } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { QuietBoundary } from '../boundaries/QuietBoundary'
import { confirmations } from './confirm-store'
import { snackbars } from './snackbar-store'

/** Snackbars and confirmation dialogs, above everything else. A question that can't be shown counts as declined. */
export function Feedback() {
  return (
    <>
      <Snackbars />
      <Questions />
    </>
  )
}

const Snackbars = observer(function Snackbars() {
  return (
    <QuietBoundary part="snackbars" occasion={snackbars.items}>
      <SnackbarView items={snackbars.items} onClose={snackbars.close} />
    </QuietBoundary>
  )
})

const Questions = observer(function Questions() {
  const { t } = useTranslation()
  const { question, isSettling } = confirmations
  return (
    <QuietBoundary part="question" occasion={question} onBroken={() => confirmations.answer(false)}>
      <Dialog
        open={question !== null}
        onClose={() => confirmations.answer(false)}
        title={question?.title ?? ''}
        role="alertdialog"
        actions={
          <>
            <Button onClick={() => confirmations.answer(false)}>
              {question?.cancelLabel ?? t('cancel')}
            </Button>
            <Button
              variant={question?.destructive ? 'danger-outline' : 'primary'}
              aria-disabled={isSettling}
              onClick={() => confirmations.answer(true)}
            >
              {question?.confirmLabel}
            </Button>
          </>
        }
      >
        {question?.text}
      </Dialog>
    </QuietBoundary>
  )
})
