import { langFromPath } from '@mowka/domain/languages/languages'
import type { CompanyEntry, LearnerEntry } from '../demo-schema'
import { contentPath, type Library } from '../library'
import { type Problem, type Report, reportRepeated } from './problem'

/** Checks the demo state: companies on their own, learners against the courses. */
export function checkDemo({ courses, demo }: Library): Problem[] {
  const problems: Problem[] = []
  const report: Report = (key, message) => problems.push({ file: 'demo.yaml', key, message })

  reportRepeated(
    report,
    demo.companies.map(({ slug }, index) => ({ key: `companies[${index}].slug`, value: slug })),
    'the slug',
  )
  const people = demo.companies.flatMap(({ users }, company) =>
    users.map(({ email }, index) => ({ key: `companies[${company}].users[${index}].email`, value: email })),
  )
  reportRepeated(report, people, 'the email')
  const codes = demo.companies.flatMap(({ accesses }, company) =>
    accesses.map(({ code }, index) => ({
      key: `companies[${company}].accesses[${index}].code`,
      value: code,
    })),
  )
  reportRepeated(report, codes, 'the code')
  demo.companies.forEach((company, index) => {
    checkCompany((key, message) => report(`companies[${index}].${key}`, message), company)
  })

  reportRepeated(
    report,
    demo.learners.map(({ email }, index) => ({ key: `learners[${index}].email`, value: email })),
    'the email',
  )
  demo.learners.forEach((learner, index) => {
    checkLearner((key, message) => report(`learners[${index}].${key}`, message), learner, courses)
  })
  return problems
}

function checkCompany(report: Report, company: CompanyEntry): void {
  company.admins.forEach((email, index) => {
    if (!company.users.some((user) => user.email === email))
      report(`admins[${index}]`, `${email} is not among the users`)
  })
  company.users.forEach((user, index) => {
    if (user.code && !company.accesses.some(({ code }) => code === user.code)) {
      report(`users[${index}].code`, `the company has no code ${user.code}`)
    }
    const isAccepted = user.invitationStatus === 'ACCEPTED'
    if (isAccepted !== (user.acceptedDaysAgo !== undefined)) {
      report(`users[${index}].acceptedDaysAgo`, 'is there exactly when the invitation was accepted')
    }
  })
  company.accesses.forEach(({ code, limit }, index) => {
    const taken = company.users.filter((user) => user.code === code).length
    if (taken > limit) report(`accesses[${index}].limit`, `${taken} people have this code`)
  })
}

function checkLearner(report: Report, learner: LearnerEntry, courses: Library['courses']): void {
  const courseAt = (place: string) => {
    const [lang = '', slug = ''] = place.split('/')
    return courses.find((course) => course.path === contentPath.course(lang, slug))
  }
  learner.courses.forEach((place, index) => {
    if (!courseAt(place)) report(`courses[${index}]`, `there is no course ${place}`)
  })
  if (learner.practice) {
    const { course: place, lesson } = learner.practice
    if (!courseAt(place)?.lessons.some(({ slug }) => slug === lesson)) {
      report('practice', `there is no lesson ${place}/${lesson}`)
    }
  }
  learner.history.forEach((entry, index) => {
    const key = `history[${index}]`
    const course = courseAt(entry.course)
    const lesson = course?.lessons.find(({ slug }) => slug === entry.lesson)
    if (!course || !lesson) {
      report(key, `there is no lesson ${entry.course}/${entry.lesson}`)
      return
    }
    if (!course.active || !lesson.active) report(key, 'the course or the lesson is not active')
    if (course.explicitAccessRequired && !learner.courses.includes(entry.course)) {
      report(key, `${entry.course} needs explicit access: add it to courses`)
    }
    const exercises = lesson.exercises.filter(({ active }) => active).length
    if (entry.done !== undefined && entry.done >= exercises)
      report(`${key}.done`, `the lesson has only ${exercises} exercises`)
    if ((entry.words ?? 0) > lesson.words.length)
      report(`${key}.words`, `the lesson has only ${lesson.words.length} words`)
    const lang = langFromPath(entry.course.split('/')[0])
    if (!learner.accesses.some((access) => access.targetLang === lang)) report(key, `no access to ${lang}`)
  })
  learner.notes.forEach(({ course, lesson, exercise }, index) => {
    const known = courseAt(course)?.lessons.find(({ slug }) => slug === lesson)
    if (!known?.exercises.some(({ slug, active }) => slug === exercise && active))
      report(`notes[${index}]`, `there is no exercise ${course}/${lesson}/${exercise}`)
  })
  reportRepeated(
    report,
    learner.notes.map(({ course, lesson, exercise }, index) => ({
      key: `notes[${index}]`,
      value: `${course}/${lesson}/${exercise}`,
    })),
    'the note on',
  )
  const lessons = learner.history.map(({ course, lesson }, index) => ({
    key: `history[${index}]`,
    value: `${course}/${lesson}`,
  }))
  reportRepeated(report, lessons, 'the lesson')
}
