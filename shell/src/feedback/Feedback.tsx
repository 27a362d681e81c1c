import { Button, Dialog, SnackbarView } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { confirmations } from './confirm-store'
import { snackbars } from './snackbar-store'

/** Snackbars and questions, above everything else. */
export const Feedback = observer(function Feedback() {
  const { t } = useTranslation()
  const { question } = confirmations
  return (
    <>
      <SnackbarView items={snackbars.items} onClose={snackbars.close} />
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
              onClick={() => confirmations.answer(true)}
            >
              {question?.confirmLabel}
            </Button>
          </>
        }
      >
        {question?.text}
      </Dialog>
    </>
  )
})
