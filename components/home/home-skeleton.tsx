import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';

/** The shape of the home page: as high as the window, so that what comes below is not seen to move. */
export const HomeSkeleton = () => (
  <div className="grid min-h-dvh items-start gap-6 max-tablet:gap-4 desk:grid-cols-[minmax(0,1fr)_388px]">
    <PanelSkeleton />
    <PanelSkeleton />
  </div>
);
