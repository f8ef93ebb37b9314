import type { PostMotif } from 'contract/post-fields';
import type { ComponentType } from 'react';
import { CalendarMotif } from './motifs/calendar';
import { ChainOfTrustMotif } from './motifs/chain-of-trust';
import { CheckedBlocksMotif } from './motifs/checked-blocks';
import { CheckedRequestMotif } from './motifs/checked-request';
import { ChecklistMotif } from './motifs/checklist';
import { DataCentreMotif } from './motifs/data-centre';
import { ExpiredKeyMotif } from './motifs/expired-key';
import { HospitalMotif } from './motifs/hospital';
import { KeepOrEraseMotif } from './motifs/keep-or-erase';
import { NetworkMotif } from './motifs/network';
import { ParagraphMotif } from './motifs/paragraph';
import { PartnersMotif } from './motifs/partners';
import { PatientRecordMotif } from './motifs/patient-record';
import { PrescriptionMotif } from './motifs/prescription';
import { ReleaseMotif } from './motifs/release';
import { SignatureMotif } from './motifs/signature';
import { TeamMotif } from './motifs/team';
import { ThreeDatesMotif } from './motifs/three-dates';
import { WarningMotif } from './motifs/warning';
import { WhoWritesWhomMotif } from './motifs/who-writes-whom';

/** Each is drawn on 320 × 200 and leaves a tenth free at each edge, because cards and banners cut close. */
export const MOTIFS: Record<PostMotif, ComponentType> = {
  'expired-key': ExpiredKeyMotif,
  'three-dates': ThreeDatesMotif,
  'checked-blocks': CheckedBlocksMotif,
  'who-writes-whom': WhoWritesWhomMotif,
  'keep-or-erase': KeepOrEraseMotif,
  checklist: ChecklistMotif,
  'checked-request': CheckedRequestMotif,
  signature: SignatureMotif,
  'chain-of-trust': ChainOfTrustMotif,
  network: NetworkMotif,
  release: ReleaseMotif,
  partners: PartnersMotif,
  team: TeamMotif,
  hospital: HospitalMotif,
  prescription: PrescriptionMotif,
  'patient-record': PatientRecordMotif,
  warning: WarningMotif,
  paragraph: ParagraphMotif,
  'data-centre': DataCentreMotif,
  calendar: CalendarMotif,
};
