import { changes, useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'

type Lesson = { lessonId: string }

const rowOf = ({ lessonId }: Lesson) => lessonId

/** Adds a lesson to the favourites or removes it (V-RAUD-10). Updates optimistically and rolls back if refused. */
export function useFavourites(): (lessonId: string, isFavourite: boolean) => void {
  const { t } = useTranslation('vocabulary')
  const failure = () => t('repetitionAudio.likeFailed')
  const add = useWrite('addFavouriteLesson', {
    row: rowOf,
    args: ({ lessonId }: Lesson) => ({ body: { lessonId } }),
    optimistic: [
      changes('getFavouriteLessons', (all, { lessonId }: Lesson) => [...all, { _id: lessonId, lessonId }]),
    ],
    failure,
  })
  const remove = useWrite('removeFavouriteLesson', {
    row: rowOf,
    args: ({ lessonId }: Lesson) => ({ id: lessonId }),
    optimistic: [
      changes('getFavouriteLessons', (all, { lessonId }: Lesson) =>
        all.filter((each) => each.lessonId !== lessonId),
      ),
    ],
    failure,
  })
  return (lessonId, isFavourite) => void (isFavourite ? add : remove).run({ lessonId })
}
