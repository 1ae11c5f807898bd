/**
 * THE WORKFLOW OF THE SPECIFICATION, step by step.
 *
 * A reviewed statement, written from the specification's tables (part C) and never from the seed. One line a step: its
 * number, who, from which status to which, `R` a rejection · `E` editable · `D` may be deleted, and its detail.
 */
export const SPECIFIED: Readonly<Record<string, string>> = {
  vacation: `
    VAC-01  employee   empty > draft            -ED
    VAC-02  employee   draft > prepared         -E- sign=1
    VAC-03  manager    empty > draft            -ED
    VAC-04  manager    draft > prepared         -E- sign=1
    VAC-05  hr         empty > draft            -ED
    VAC-06  hr         draft > prepared         -E- sign=1
    VAC-07  employee   prepared > draft         R-D
    VAC-08  manager    prepared > agreed        --- sign=1
    VAC-09  manager    prepared > draft         R-D
    VAC-10  manager    prepared > declined      R--
    VAC-11  hr         prepared > agreed        ---
    VAC-12  hr         prepared > declined      R--
    VAC-13  hr         agreed > approved        -E-
    VAC-14  hr         agreed > declined        R--
    VAC-15  reviewer   agreed > approved        --- sign=1
    VAC-16  reviewer   agreed > declined        R--
    VAC-17  hr         approved > processed     ---
    VAC-18  employee   declined > draft         -ED
    VAC-19  system     approved > processed     ---`,

  vacation_schedule: `
    SCH-01  employee   empty > draft            -ED
    SCH-02  employee   draft > prepared         -E-
    SCH-03  manager    empty > draft            -ED
    SCH-04  manager    draft > prepared         -E-
    SCH-05  hr         empty > draft            -ED
    SCH-06  hr         draft > prepared         -E-
    SCH-07  employee   prepared > draft         R-D
    SCH-08  manager    prepared > agreed        ---
    SCH-09  manager    prepared > draft         R-D
    SCH-10  hr         agreed > approved        -E-
    SCH-11  hr         agreed > draft           R-D
    SCH-12  hr         approved > notified      ---
    SCH-13  employee   notified > confirmed     --- sign=1
    SCH-14  hr         notified > confirmed     ---
    SCH-15  hr         confirmed > processed    ---`,

  vacation_correction: `
    COR-01  employee   empty > draft            -ED
    COR-02  employee   draft > prepared         -E- sign=1
    COR-03  manager    empty > draft            -ED
    COR-04  manager    draft > prepared         -E- sign=1
    COR-05  hr         empty > draft            -ED
    COR-06  hr         draft > prepared         -E- sign=1
    COR-07  employee   prepared > draft         R-D
    COR-08  manager    prepared > accepted      --- sign=1
    COR-09  manager    prepared > draft         R-D
    COR-10  manager    prepared > declined      R--
    COR-11  hr         accepted > agreed        -E-
    COR-12  hr         accepted > declined      R--
    COR-13  reviewer   accepted > agreed        --- sign=1
    COR-14  reviewer   accepted > declined      R--
    COR-15  hr         prepared > accepted      -E-
    COR-16  hr         agreed > processed       ---
    COR-17  hr         agreed > declined        R--`,

  btrip: `
    TRP-01  employee   empty > draft            -ED
    TRP-02  employee   draft > prepared         -E- sign=1
    TRP-03  manager    empty > draft            -ED
    TRP-04  manager    draft > prepared         -E- sign=1
    TRP-05  hr         empty > draft            -ED
    TRP-06  hr         draft > prepared         -E- sign=1
    TRP-07  employee   prepared > draft         R-D
    TRP-08  manager    prepared > agreed        --- sign=1
    TRP-09  manager    prepared > draft         R-D
    TRP-10  manager    prepared > declined      R--
    TRP-11  hr         agreed > approved        -E-
    TRP-12  hr         agreed > declined        R--
    TRP-13  reviewer   agreed > approved        ---
    TRP-14  reviewer   agreed > declined        R--
    TRP-15  accountant approved > processed     ---
    TRP-16  hr         approved > processed     ---
    TRP-17  accountant processed > closed       ---
    TRP-18  hr         processed > closed       ---
    TRP-19  employee   declined > draft         -ED`,

  overtime: `
    OVT-01  employee   empty > draft            -ED
    OVT-02  employee   draft > prepared         -E-
    OVT-03  hr         empty > draft            -ED
    OVT-04  hr         draft > prepared         -E-
    OVT-05  employee   prepared > draft         R-D
    OVT-06  manager    prepared > agreed        --- create_dayoff=1
    OVT-07  manager    prepared > draft         R-D
    OVT-08  manager    prepared > declined      R--
    OVT-09  manager    empty > created          -ED
    OVT-10  manager    created > notified       -E- when=overtime_employee_confirmation=1
    OVT-11  manager    created > agreed         -E- when=overtime_employee_confirmation=0 create_dayoff=1
    OVT-12  manager    confirmed > agreed       --- create_dayoff=1
    OVT-13  manager    confirmed > declined     R--
    OVT-14  reviewer   empty > created          -ED
    OVT-15  reviewer   created > notified       -E- when=overtime_employee_confirmation=1
    OVT-16  reviewer   created > agreed         -E- when=overtime_employee_confirmation=0 create_dayoff=1
    OVT-17  reviewer   confirmed > agreed       --- create_dayoff=1
    OVT-18  reviewer   confirmed > declined     R--
    OVT-19  employee   notified > confirmed     --- sign=1
    OVT-20  employee   notified > declined      R--
    OVT-21  hr         agreed > approved        -E- dayoff_agreed=1
    OVT-22  hr         agreed > declined        R--
    OVT-23  reviewer   agreed > approved        --- dayoff_agreed=1
    OVT-24  reviewer   agreed > declined        R--
    OVT-25  manager    approved > processed     -E-
    OVT-26  hr         approved > processed     -E-
    OVT-27  accountant processed > closed       ---
    OVT-28  hr         processed > closed       ---`,

  absence: `
    ABS-01  employee   empty > draft            -ED
    ABS-02  employee   draft > prepared         -E-
    ABS-03  manager    empty > draft            -ED
    ABS-04  manager    draft > prepared         -E-
    ABS-05  hr         empty > draft            -ED
    ABS-06  hr         draft > prepared         -E-
    ABS-07  employee   prepared > draft         R-D
    ABS-08  manager    prepared > agreed        ---
    ABS-09  manager    prepared > draft         R-D
    ABS-10  manager    prepared > declined      R--
    ABS-11  hr         agreed > processed       -E-
    ABS-12  hr         agreed > declined        R--
    ABS-13  hr         prepared > agreed        ---
    ABS-14  employee   declined > draft         -ED`,

  sickleave: `
    SCK-01  employee   empty > draft            -ED
    SCK-02  hr         empty > draft            -ED
    SCK-03  employee   draft > opened           -E-
    SCK-04  hr         draft > opened           -E-
    SCK-05  employee   opened > closed          -E-
    SCK-06  hr         opened > closed          -E-
    SCK-07  hr         closed > processed       ---
    SCK-08  accountant closed > processed       ---
    SCK-09  hr         closed > opened          R--`,

  homeoffice: `
    HOM-01  employee   empty > draft            -ED
    HOM-02  employee   draft > prepared         -E-
    HOM-03  manager    empty > draft            -ED
    HOM-04  manager    draft > prepared         -E-
    HOM-05  hr         empty > draft            -ED
    HOM-06  hr         draft > prepared         -E-
    HOM-07  employee   prepared > draft         R-D
    HOM-08  manager    prepared > agreed        ---
    HOM-09  manager    prepared > draft         R-D
    HOM-10  manager    prepared > declined      R--
    HOM-11  hr         agreed > approved        -E-
    HOM-12  hr         agreed > declined        R--
    HOM-13  employee   declined > draft         -ED`,

  statement: `
    STM-01  employee   empty > draft            -ED
    STM-02  employee   draft > prepared         -E- sign=1
    STM-03  hr         empty > draft            -ED
    STM-04  hr         draft > prepared         -E- sign=1
    STM-05  employee   prepared > draft         R-D
    STM-06  manager    prepared > agreed        --- sign=1
    STM-07  manager    prepared > draft         R-D
    STM-08  manager    prepared > declined      R--
    STM-09  hr         agreed > accepted        -E-
    STM-10  hr         agreed > declined        R--
    STM-11  hr         accepted > processed     ---`,

  materialassistance: `
    MAT-01  employee   empty > draft            -ED
    MAT-02  employee   draft > prepared         -E- sign=1
    MAT-03  hr         empty > draft            -ED
    MAT-04  hr         draft > prepared         -E- sign=1
    MAT-05  employee   prepared > draft         R-D
    MAT-06  manager    prepared > agreed        ---
    MAT-07  manager    prepared > draft         R-D
    MAT-08  manager    prepared > declined      R--
    MAT-09  hr         agreed > approved        -E-
    MAT-10  hr         agreed > declined        R--
    MAT-11  accountant approved > processed     ---
    MAT-12  accountant approved > declined      R--
    MAT-13  hr         approved > processed     ---`,

  expense: `
    EXP-01  employee   empty > draft            -ED
    EXP-02  employee   draft > prepared         -E- sign=1
    EXP-03  hr         empty > draft            -ED
    EXP-04  hr         draft > prepared         -E- sign=1
    EXP-05  employee   prepared > draft         R-D
    EXP-06  manager    prepared > agreed        ---
    EXP-07  manager    prepared > draft         R-D
    EXP-08  manager    prepared > declined      R--
    EXP-09  accountant agreed > accepted        -E-
    EXP-10  accountant agreed > draft           R-D
    EXP-11  accountant agreed > declined        R--
    EXP-12  accountant accepted > processed     ---
    EXP-13  hr         agreed > accepted        -E-
    EXP-14  hr         agreed > draft           R-D
    EXP-15  hr         agreed > declined        R--
    EXP-16  hr         accepted > processed     ---`,

  recruitment: `
    REC-01  recruiter  empty > created          -ED
    REC-02  recruiter  created > notified       -E-
    REC-03  hr         empty > created          -ED
    REC-04  hr         created > notified       -E-
    REC-05  candidate  empty > draft            -ED
    REC-06  candidate  draft > prepared         -E-
    REC-07  candidate  notified > prepared      -E- sign=1
    REC-08  recruiter  prepared > agreed        -E-
    REC-09  recruiter  prepared > notified      R--
    REC-10  recruiter  prepared > declined      R--
    REC-11  hr         prepared > agreed        -E-
    REC-12  hr         prepared > notified      R--
    REC-13  hr         prepared > declined      R--
    REC-14  hr         agreed > approved        -E-
    REC-15  hr         agreed > declined        R--
    REC-16  hr         approved > processed     ---`,

  internalmemo: `
    MEM-01  employee   empty > draft            -ED
    MEM-02  employee   draft > prepared         -E-
    MEM-03  hr         empty > draft            -ED
    MEM-04  hr         draft > prepared         -E-
    MEM-05  employee   prepared > draft         R-D
    MEM-06  manager    prepared > agreed        ---
    MEM-07  manager    prepared > draft         R-D
    MEM-08  manager    prepared > declined      R--
    MEM-09  reviewer   agreed > accepted        ---
    MEM-10  reviewer   agreed > declined        R--
    MEM-11  hr         agreed > accepted        -E-
    MEM-12  hr         agreed > declined        R--
    MEM-13  hr         accepted > processed     ---
    MEM-14  employee   declined > draft         -ED`,

  pdagreement: `
    PDA-01  employee   empty > draft            -ED
    PDA-02  employee   draft > confirmed        -E- sign=1
    PDA-03  hr         empty > created          -ED
    PDA-04  hr         created > notified       -E-
    PDA-05  employee   notified > confirmed     --- sign=1
    PDA-06  employee   notified > declined      R--
    PDA-07  employee   confirmed > declined     R--
    PDA-08  hr         confirmed > processed    ---`,

  request: `
    REQ-01  employee   empty > prepared         -ED
    REQ-02  manager    empty > prepared         -ED
    REQ-03  hr         empty > prepared         -ED
    REQ-04  candidate  empty > prepared         -ED
    REQ-05  hr         prepared > accepted      -E-
    REQ-06  hr         prepared > declined      R--
    REQ-07  hr         accepted > processed     -E-
    REQ-08  employee   processed > confirmed    ---
    REQ-09  hr         processed > closed       ---
    REQ-10  hr         confirmed > closed       ---`,

  request_push_signed: `
    PSH-01  hr         empty > created          -ED
    PSH-02  hr         created > notified       -E-
    PSH-03  reviewer   created > approved       --- sign=1
    PSH-04  hr         approved > notified      ---
    PSH-05  employee   notified > confirmed     --- sign=1
    PSH-06  employee   notified > declined      R--
    PSH-07  candidate  notified > confirmed     --- sign=1
    PSH-08  manager    notified > confirmed     --- sign=1
    PSH-09  hr         confirmed > closed       ---
    PSH-10  hr         declined > notified      ---`,

  estimate: `
    EST-01  hr         empty > created          -ED
    EST-02  system     empty > created          ---
    EST-03  employee   created > prepared       -E-
    EST-04  manager    prepared > agreed        -E-
    EST-05  manager    prepared > created       R--
    EST-06  manager    agreed > approved        --- second_level=1
    EST-07  manager    agreed > prepared        R-- second_level=1
    EST-08  hr         agreed > approved        -E-
    EST-09  hr         approved > closed        -E-
    EST-10  hr         agreed > prepared        R--
    EST-11  system     approved > closed        ---`,

  estimate_period: `
    PER-01  hr         empty > preparing        -ED
    PER-02  hr         preparing > opened       -ED
    PER-03  hr         opened > closed          ---`,

  vacation_schedule_period: `
    SPE-01  hr         empty > preparing        -ED
    SPE-02  hr         preparing > opened       -ED
    SPE-03  hr         opened > closed          ---`,
};

/** Steps of the request for a signed document: of the object `request`, never editable, kept out of the grid. */
export const SPECIFIED_LEGS = `
  LEG-01  employee   draft > prepared         ---
  LEG-02  manager    draft > prepared         ---
  LEG-03  hr         draft > prepared         ---
  LEG-04  employee   prepared > draft         R--
  LEG-05  manager    prepared > agreed        ---
  LEG-06  manager    empty > agreed           ---
  LEG-07  manager    prepared > draft         R--
  LEG-08  manager    prepared > declined      R--
  LEG-09  hr         prepared > agreed        ---
  LEG-10  hr         agreed > approved        ---
  LEG-11  hr         agreed > declined        R--
  LEG-12  reviewer   agreed > approved        ---
  LEG-13  reviewer   empty > approved         ---
  LEG-14  reviewer   agreed > declined        R--
  LEG-15  hr         approved > processed     ---
  LEG-16  employee   declined > draft         ---
  LEG-17  system     approved > processed     ---
  LEG-18  hr         agreed > draft           R--
  LEG-19  hr         approved > notified      ---
  LEG-20  employee   notified > confirmed     ---
  LEG-21  employee   empty > confirmed        ---
  LEG-22  hr         notified > confirmed     ---
  LEG-23  hr         confirmed > processed    ---
  LEG-24  manager    prepared > accepted      ---
  LEG-25  manager    empty > accepted         ---
  LEG-26  hr         accepted > agreed        ---
  LEG-27  hr         accepted > declined      R--
  LEG-28  reviewer   accepted > agreed        ---
  LEG-29  reviewer   empty > agreed           ---
  LEG-30  reviewer   accepted > declined      R--
  LEG-31  hr         agreed > processed       ---
  LEG-32  accountant approved > processed     ---
  LEG-33  accountant processed > closed       ---
  LEG-34  manager    created > notified       ---
  LEG-35  manager    created > agreed         ---
  LEG-36  manager    confirmed > agreed       ---
  LEG-37  manager    confirmed > declined     R--
  LEG-38  reviewer   created > notified       ---
  LEG-39  reviewer   created > agreed         ---
  LEG-40  reviewer   confirmed > agreed       ---
  LEG-41  reviewer   confirmed > declined     R--
  LEG-42  employee   notified > declined      R--
  LEG-43  manager    approved > processed     ---
  LEG-44  employee   draft > opened           ---
  LEG-45  hr         draft > opened           ---
  LEG-46  employee   opened > closed          ---
  LEG-47  hr         opened > closed          ---
  LEG-48  hr         closed > processed       ---
  LEG-49  accountant closed > processed       ---
  LEG-50  hr         closed > opened          R--
  LEG-51  hr         agreed > accepted        ---
  LEG-52  accountant approved > declined      R--
  LEG-53  accountant agreed > accepted        ---
  LEG-54  accountant agreed > draft           R--
  LEG-55  accountant agreed > declined        R--
  LEG-56  accountant accepted > processed     ---
  LEG-57  recruiter  created > notified       ---
  LEG-58  hr         created > notified       ---
  LEG-59  candidate  draft > prepared         ---
  LEG-60  candidate  notified > prepared      ---
  LEG-61  recruiter  prepared > agreed        ---
  LEG-62  recruiter  prepared > notified      R--
  LEG-63  recruiter  prepared > declined      R--
  LEG-64  hr         prepared > notified      R--
  LEG-65  reviewer   agreed > accepted        ---
  LEG-66  employee   draft > confirmed        ---
  LEG-67  employee   confirmed > declined     R--`;

/** Marks of this portal that the specification does not have; each with its reason. */
export const OWN_MARKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // A manager signs a paper that is their own, never one of a report (decision 019).
  'PSH-08': { own: '1' },
  // hr closes a confirmed paper whenever there is time: it is not open work (decision 019).
  'PSH-09': { unhurried: '1' },
  // The portal gives the notice of a scheduled leave by itself; hr may give it at any time (labour code, article 123).
  'SCH-12': {
    portal: '1',
    unhurried: '1',
    before: 'start_date',
    before_days: 'vacation_schedule_notice_days',
  },
  // The person acknowledges the notice; hr does so for them, and closes what is over, whenever there is time.
  'SCH-14': { unhurried: '1' },
  'SCH-15': { unhurried: '1' },
  // What the portal assembles itself it takes through the steps of hr (decision 048).
  'REQ-05': { portal: '1' },
  'REQ-07': { portal: '1' },
  // hr closes what was given whenever there is time.
  'REQ-09': { unhurried: '1' },
  'REQ-10': { unhurried: '1' },
};
