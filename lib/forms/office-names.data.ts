/**
 * What an office file may be written with: the names of each of its vocabularies, of elements and of attributes that carry a
 * prefix (ECMA-376, MS-DOCX, MS-XLSX). Left out is all that starts, fetches, embeds or computes: macros of form fields, mail
 * merge, subdocuments, embedded objects and chunks, sounds, ink, links to templates and schemas, charts.
 */
interface Vocabulary {
  /** Its addresses: of the transitional form of the standard, of the strict one, of programs. */
  readonly spaces: readonly string[];
  readonly names: string;
}

export const VOCABULARIES: readonly Vocabulary[] = [
  {
    spaces: [
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    ],
    names: `
      abstractNum abstractNumId accent1 accent2 accent3 accent4 accent5 accent6 active activeWritingStyle
      actualPg adjustLineHeightInTable adjustRightInd after afterAutospacing afterLines algIdExt
      algIdExtSource algorithmName alias aliases alignBordersAndEdges alignTablesRowByRow alignment all
      allStyles allowPNG allowSpaceOfSameStyleInTable altName alternateStyleNames alwaysMergeEmptyNamespace
      alwaysShowPlaceholderText anchor anchorLock annotationRef appName applyBreakingRules ascii asciiTheme
      attr author autoCaption autoCaptions autoFormatOverride autoHyphenation autoRedefine autoSpaceDE
      autoSpaceDN autoSpaceLikeWord95 autofitToFirstFixedWidthCell b bCs background
      balanceSingleByteDoubleByteWidth bar basedOn bdo bdr before beforeAutospacing beforeLines behavior
      behaviors between bg1 bg2 bibliography bidi bidiVisual blockQuote body bodyDiv bookFoldPrinting
      bookFoldPrintingSheets bookFoldRevPrinting bookmarkEnd bookmarkStart bordersDoNotSurroundFooter
      bordersDoNotSurroundHeader bottom bottomFromText br cachedColBalance calcOnExit calendar cantSplit caps
      caption captions category cellDel cellIns cellMerge chapNum chapSep chapStyle char charSpace
      characterSet characterSpacingControl charset checkBox checkStyle checked citation clear clearFormatting
      clickAndTypeStyle clrSchemeMapping cnfStyle code col colFirst colLast color cols column combine
      combineBrackets comboBox comment commentRangeEnd commentRangeStart commentReference comments compat
      compatSetting conformance consecutiveHyphenLimit contextualSpacing continuationSeparator
      convMailMergeEsc count countBy cr cryptAlgorithmClass cryptAlgorithmSid cryptAlgorithmType cryptProvider
      cryptProviderType cryptProviderTypeExt cryptProviderTypeExtSource cryptSpinCount cs csb0 csb1 cstheme
      customMarkFollows customStyle customStyles customXml customXmlDelRangeEnd customXmlDelRangeStart
      customXmlInsRangeEnd customXmlInsRangeStart customXmlMoveFromRangeEnd customXmlMoveFromRangeStart
      customXmlMoveToRangeEnd customXmlMoveToRangeStart customXmlPr dataBinding date dateFormat dayLong
      dayShort ddList decimalSymbol decorated defLockedState defQFormat defSemiHidden defUIPriority
      defUnhideWhenUsed default defaultTabStop defaultTableStyle del delInstrText delText description dir
      directFormattingOnNumbering directFormattingOnParagraphs directFormattingOnRuns directFormattingOnTables
      dirty displacedByCustomXml display displayBackgroundShape displayHangulFixedWidth
      displayHorizontalDrawingGridEvery displayText displayVerticalDrawingGridEvery distance div divBdr divId
      divs divsChild dllVersion doNotAutoCompressPictures doNotAutofitConstrainedTables
      doNotBreakConstrainedForcedTable doNotBreakWrappedTables doNotDemarcateInvalidXml
      doNotDisplayPageBoundaries doNotEmbedSmartTags doNotExpandShiftReturn doNotHyphenateCaps
      doNotIncludeSubdocsInStats doNotLeaveBackslashAlone doNotOrganizeInFolder doNotRelyOnCSS
      doNotSaveAsSingleFile doNotShadeFormData doNotSnapToGridInCell doNotSuppressIndentation
      doNotSuppressParagraphBorders doNotTrackFormatting doNotTrackMoves doNotUseEastAsianBreakRules
      doNotUseHTMLParagraphAutoSpacing doNotUseIndentAsNumberingTabStop doNotUseLongFileNames
      doNotUseMarginsForDrawingGridOrigin doNotValidateAgainstSchema doNotVertAlignCellWithSp
      doNotVertAlignInTxbx doNotWrapTextWithPunct docDefaults docGrid docPart docPartBody docPartCategory
      docPartGallery docPartList docPartObj docPartPr docPartUnique docParts docVar docVars document
      documentProtection documentType drawing drawingGridHorizontalOrigin drawingGridHorizontalSpacing
      drawingGridVerticalOrigin drawingGridVerticalSpacing dropCap dropDownList dstrike durableId dxaOrig
      dyaOrig eastAsia eastAsiaTheme eastAsianLayout ed edGrp edit effect element em embedBold embedBoldItalic
      embedItalic embedRegular embedSystemFonts embedTrueTypeFonts emboss enabled encoding end endChars
      endnote endnotePr endnoteRef endnoteReference endnotes enforcement equalWidth equation evenAndOddHeaders
      evenHBand evenVBand fHdr family ffData fill first firstColumn firstLine firstLineChars firstRow
      firstRowFirstColumn firstRowLastColumn fitText flatBorders fldChar fldCharType fldLock fldSimple fmt
      followedHyperlink font fontKey fontSz fonts footer footerReference footnote footnoteLayoutLikeWW8
      footnotePr footnoteRef footnoteReference footnotes forceUpgrade forgetLastTabAlignment formProt format
      formatting formsDesign framePr ftr fullDate gallery glossaryDocument grammar gridAfter gridBefore
      gridCol gridSpan group growAutofit guid gutter gutterAtTop h hAnchor hAnsi hAnsiTheme hMerge hRule
      hSpace hanging hangingChars hash hashValue hdr hdrShapeDefaults header headerReference heading
      headingStyles helpText hidden hideGrammaticalErrors hideMark hideSpellingErrors highlight hint history
      horzAnchor hps hpsBaseText hpsRaise hyperlink hyphenationZone i iCs id ignoreMixedContent ilvl imprint
      ind initials ins insDel insideH insideV instr instrText isLgl jc keepLines keepNext kern kinsoku lang
      lastColumn lastRenderedPageBreak lastRow lastRowFirstColumn lastRowLastColumn lastValue latentStyles
      layoutRawTableWidth layoutTableRowsApart leader left leftChars leftFromText legacy legacyIndent
      legacySpace lid line linePitch lineRule lineWrapLikeWord6 lines link listEntry listItem listSeparator
      lnNumType lock locked lsdException lvl lvlJc lvlOverride lvlPicBulletId lvlRestart lvlText marBottom
      marH marLeft marRight marTop marW markup matchSrc maxLength mirrorIndents mirrorMargins monthLong
      monthShort moveFrom moveFromRangeEnd moveFromRangeStart moveTo moveToRangeEnd moveToRangeStart
      multiLevelType multiLine mwSmallCaps name namespaceuri next nlCheck noBorder noBreakHyphen
      noColumnBalance noEndnote noExtraLineSpacing noHBand noLabel noLeading noLineBreaksAfter
      noLineBreaksBefore noProof noPunctuationKerning noSpaceRaiseLower noTabHangInd noVBand noWrap
      notTrueType nsid null num numFmt numId numIdMacAtCleanup numPicBullet numPicBulletId numPr numRestart
      numStart numStyleLink numbering numberingChange numberingStyles oMath oddHBand oddVBand offsetFrom
      optimizeForBrowser orient original other outline outlineLvl overflowPunct p pBdr pPr pPrChange
      pPrDefault pStyle pageBreakBefore panose1 paperSrc percent permEnd permStart personal personalCompose
      personalReply pgBorders pgMar pgNum pgNumType pgSz pict picture pitch pixelsPerInch placeholder pos
      position prefixMappings printBodyTextBeforeHeader printColBlack printFormsData
      printFractionalCharacterWidth printPostScriptOverText printTwoOnOne printerSettings proofErr proofState
      ptab qFormat r rFonts rPr rPrChange rPrDefault rStyle readModeInkLockDown recommended relativeTo
      relyOnVML removeDateAndTime removePersonalInformation restart result revisionView richText right
      rightChars rightFromText rsid rsidDel rsidP rsidR rsidRDefault rsidRPr rsidRoot rsidSect rsidTr rsids rt
      rtl rtlGutter ruby rubyAlign rubyBase rubyPr salt saltValue saveFormsData saveInvalidXml
      savePreviewPicture saveSmartTags saveSubsetFonts saveXmlDataOnly sdt sdtContent sdtEndPr sdtPr sectPr
      sectPrChange selectFldWithFirstOrLastChar semiHidden sep separator settings shadow shapeDefaults
      shapeLayoutLikeWW8 shd showBreaksInFrames showXMLTags showingPlcHdr sig size sizeAuto smallCaps smartTag
      smartTagPr smartTagType snapToGrid softHyphen space spaceForUL spacing spacingInWholePoints specVanish
      spelling spinCount splitPgBreakAndParaMark start startChars startOverride statusText storeItemID
      storeMappedDataAs strictFirstAndLastChars strike style styleId styleLink styleLockQFSet styleLockTheme
      stylePaneFormatFilter stylePaneSortMethod styles stylesInUse subFontBySize subsetted suff summaryLength
      suppressAutoHyphens suppressBottomSpacing suppressLineNumbers suppressOverlap suppressSpBfAfterPgBrk
      suppressSpacingAtTopOfPage suppressTopSpacing suppressTopSpacingWP swapBordersFacingPages sym sz szCs t
      t1 t2 tab table tableStyles tabs tag targetScreenSz tbl tblBorders tblCaption tblCellMar tblCellSpacing
      tblDescription tblGrid tblGridChange tblHeader tblInd tblLayout tblLook tblOverlap tblPr tblPrChange
      tblPrEx tblPrExChange tblStyle tblStyleColBandSize tblStylePr tblStyleRowBandSize tblW tblpPr tblpX
      tblpXSpec tblpY tblpYSpec tc tcBorders tcFitText tcMar tcPr tcPrChange tcW temporary tentative text
      textAlignment textDirection textInput textboxTightWrap tgtFrame themeColor themeFill themeFillShade
      themeFillTint themeFontLang themeShade themeTint titlePg tl2br tmpl tooltip top top3HeadingStyles
      topFromText topLinePunct tplc tr tr2bl trHeight trPr trPrChange trackRevisions
      truncateFontHeightsLikeWP6 txbxContent type types u uiCompat97To2003 uiPriority ulTrailSpace
      underlineTabInNumList unhideWhenUsed updateFields uri usb0 usb1 usb2 usb3 useAltKinsokuLineBreakRules
      useAnsiKerningPairs useFELayout useNormalStyleForList usePrinterMetrics
      useSingleBorderforContiguousCells useWord2002TableStyleRules useWord97LineBreakRules vAlign vAnchor
      vMerge vMergeOrig vSpace val value vanish vendorID vert vertAlign vertAnchor vertCompress view
      visibleStyles w wAfter wBefore webHidden webSettings widowControl wordWrap wpJustification wpSpaceWidth
      wrap wrapTrailSpaces writeProtection x xAlign xpath y yAlign yearLong yearShort zOrder zoom
    `,
  },
  {
    spaces: ['http://schemas.microsoft.com/office/word/2010/wordml'],
    names: `
      algn alpha anchorId ang b bevel bevelB bevelT blurRad camera cap checkbox checked checkedState cmpd
      cntxtAlts conflictDel conflictIns conflictMode contourClr contourW customXmlConflictDelRangeEnd
      customXmlConflictDelRangeStart customXmlConflictInsRangeEnd customXmlConflictInsRangeStart
      defaultImageDpi dir discardImageEditingData dist docId endA endPos entityPicker extLst extrusionClr
      extrusionH fadeDir fillToRect font glow gradFill gs gsLst h hueMod id kx ky l lat ligatures lightRig lim
      lin lon lum lumMod lumOff miter noFill noSpellErr numForm numSpacing paraId path pos props3d prst
      prstDash prstMaterial r rad reflection rev rig rot round sat satMod satOff scaled scene3d schemeClr
      shade shadow solidFill srgbClr stA stPos styleSet stylisticSets sx sy t textFill textId textOutline tint
      uncheckedState val w
    `,
  },
  {
    spaces: ['http://schemas.microsoft.com/office/word/2012/wordml'],
    names: `
      appearance author chartTrackingRefBased collapsed color commentEx commentsEx dataBinding
      doNotAllowInsertDeleteSection docId done footnoteColumns paraId paraIdParent people person presenceInfo
      providerId repeatingSection repeatingSectionItem sectionTitle userId val
    `,
  },
  {
    spaces: [
      'http://schemas.microsoft.com/office/word/2016/wordml/cid',
      'http://schemas.microsoft.com/office/word/2018/wordml',
      'http://schemas.microsoft.com/office/word/2018/wordml/cex',
      'http://schemas.microsoft.com/office/word/2015/wordml/symex',
      'http://schemas.microsoft.com/office/word/2020/wordml/sdtdatahash',
      'http://schemas.microsoft.com/office/word/2023/wordml/word16du',
      'http://schemas.microsoft.com/office/word/2024/wordml/sdtformatlock',
    ],
    names: `
      char commentExtensible commentId commentsExtensible commentsIds cur dateUtc durableId ext extLst font
      intelligentPlaceholder paraId sdtDataHash sdtFormatLock symEx
    `,
  },
  {
    spaces: [
      'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
      'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing',
    ],
    names: `
      align anchor cNvGraphicFramePr docPr effectExtent extent id inline lineTo posOffset positionH positionV
      simplePos start wrapNone wrapPolygon wrapSquare wrapThrough wrapTight wrapTopAndBottom
    `,
  },
  {
    spaces: ['http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing'],
    names: `
      anchorId editId pctHeight pctPosHOffset pctPosVOffset pctWidth sizeRelH sizeRelV
    `,
  },
  {
    spaces: ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
    names: `
      bodyPr cNvCnPr cNvPr cNvSpPr extLst linkedTxbx spPr style txbx wsp
    `,
  },
  {
    spaces: ['http://schemas.microsoft.com/office/word/2010/wordprocessingGroup'],
    names: `
      cNvFrPr cNvGrpSpPr cNvPr extLst graphicFrame grpSp grpSpPr wgp xfrm
    `,
  },
  {
    spaces: ['http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas'],
    names: `
      bg extLst graphicFrame whole wpc
    `,
  },
  {
    spaces: [
      'http://schemas.openxmlformats.org/drawingml/2006/picture',
      'http://purl.oclc.org/ooxml/drawingml/picture',
      'http://schemas.microsoft.com/office/drawing/2010/picture',
    ],
    names: `
      blipFill cNvPicPr cNvPr extLst id nvPicPr pic spPr style
    `,
  },
  {
    spaces: [
      'http://schemas.openxmlformats.org/drawingml/2006/main',
      'http://purl.oclc.org/ooxml/drawingml/main',
    ],
    names: `
      accent1 accent2 accent3 accent4 accent5 accent6 ahLst ahPolar ahXY alpha alphaBiLevel alphaCeiling
      alphaFloor alphaInv alphaMod alphaModFix alphaOff alphaOutset alphaRepl anchor arcTo avLst backdrop
      band1H band1V band2H band2V bevel bevelB bevelT bgClr bgFillStyleLst biLevel blend blip blipFill blue
      blueMod blueOff blur bodyPr bottom br buAutoNum buBlip buChar buClr buClrTx buFont buFontTx buNone
      buSzPct buSzPts buSzTx cNvCxnSpPr cNvGraphicFramePr cNvGrpSpPr cNvPicPr cNvPr cNvSpPr camera cell3D
      chExt chOff close clrChange clrFrom clrMap clrRepl clrScheme clrTo comp cont contourClr cs cubicBezTo
      custClr custClrLst custDash custGeom cxn cxnLst cxnSp cxnSpLocks d defPPr defRPr dk1 dk2 ds duotone ea
      effect effectDag effectLst effectRef effectStyle effectStyleLst end endCxn endParaRPr ext extLst
      extraClrScheme extraClrSchemeLst extrusionClr fgClr fill fillOverlay fillRect fillRef fillStyleLst
      fillToRect firstCol firstRow flatTx fld fmtScheme folHlink font fontRef fontScheme gamma gd gdLst glow
      gradFill graphic graphicData graphicFrame graphicFrameLocks gray grayscl green greenMod greenOff gridCol
      gridSpan grpFill grpSp grpSpLocks grpSpPr gs gsLst headEnd highlight hlink hlinkClick hlinkHover
      hlinkMouseOver hsl hslClr hue hueMod hueOff id innerShdw insideH insideV inv invGamma lastCol lastRow
      latin left lightRig lin ln lnB lnBlToTr lnDef lnL lnR lnRef lnSpc lnStyleLst lnT lnTlToBr lnTo lstStyle
      lt1 lt2 lum lumMod lumOff lvl1pPr lvl2pPr lvl3pPr lvl4pPr lvl5pPr lvl6pPr lvl7pPr lvl8pPr lvl9pPr
      majorFont masterClrMapping minorFont miter moveTo neCell noAutofit noFill norm normAutofit nvCxnSpPr
      nvGraphicFramePr nvGrpSpPr nvPicPr nvSpPr nwCell objectDefaults off outerShdw overrideClrMapping p pPr
      path pathLst pattFill pic picLocks pos prstClr prstDash prstGeom prstShdw prstTxWarp pt quadBezTo r rPr
      rect red redMod redOff reflection relOff right rot round rowSpan rtl sat satMod satOff scene3d schemeClr
      scrgbClr seCell shade softEdge solidFill sp sp3d spAutoFit spDef spLocks spPr spcAft spcBef spcPct
      spcPts srcRect srgbClr st stCxn stretch style styleId swCell sx sy sym sysClr t tab tabLst tableStyle
      tableStyleId tailEnd tbl tblBg tblGrid tblPr tblStyle tblStyleLst tc tcBdr tcPr tcStyle tcTxStyle theme
      themeElements themeManager themeOverride tile tileRect tint tl2br top tr tr2bl txBody txDef txSp uFill
      uFillTx uLn uLnTx up useSpRect val versionID wholeTbl xfrm
    `,
  },
  {
    spaces: [
      'http://schemas.microsoft.com/office/drawing/2010/main',
      'http://schemas.microsoft.com/office/drawing/2014/main',
      'http://schemas.microsoft.com/office/drawing/2017/decorative',
      'http://schemas.microsoft.com/office/thememl/2012/main',
    ],
    names: `
      artisticBlur artisticCement artisticChalkSketch artisticCrisscrossEtching artisticCutout
      artisticFilmGrain artisticGlass artisticGlowDiffused artisticGlowEdges artisticLightScreen
      artisticLineDrawing artisticMarker artisticMosiaicBubbles artisticPaintBrush artisticPaintStrokes
      artisticPastelsSmooth artisticPencilGrayscale artisticPencilSketch artisticPhotocopy artisticPlasticWrap
      artisticTexturizer artisticWatercolorSponge backgroundMark backgroundRemoval brightnessContrast
      cameraTool colId colorTemperature compatExt creationId cxnDERefs decorative extLst foregroundMark
      hiddenEffects hiddenFill hiddenLine id imgEffect imgLayer imgProps isCanvas legacySpreadsheetColorIndex
      m name predDERef rowId saturation shadowObscured sharpenSoften themeFamily themeVariantLst useLocalDpi
      vid
    `,
  },
  {
    spaces: [
      'http://schemas.openxmlformats.org/officeDocument/2006/math',
      'http://purl.oclc.org/ooxml/officeDocument/math',
    ],
    names: `
      acc accPr aln alnAt alnScr argPr argSz bar barPr baseJc begChr borderBox borderBoxPr box boxPr brk
      brkBin brkBinSub cGp cGpRule cSp chr count ctrlPr d dPr defJc deg degHide den diff dispDef e endChr
      eqArr eqArrPr f fName fPr func funcPr groupChr groupChrPr grow hideBot hideLeft hideRight hideTop intLim
      interSp intraSp jc lMargin lim limLoc limLow limLowPr limUpp limUppPr lit m mPr mathFont mathPr maxDist
      mc mcJc mcPr mcs mr nary naryLim naryPr noBreak nor num oMath oMathPara oMathParaPr objDist opEmu phant
      phantPr plcHide pos postSp preSp r rMargin rPr rSp rSpRule rad radPr sPre sPrePr sSub sSubPr sSubSup
      sSubSupPr sSup sSupPr scr sepChr show shp smallFrac strikeBLTR strikeH strikeTLBR strikeV sty sub
      subHide sup supHide t transp type val vertJc wrapIndent wrapRight zeroAsc zeroDesc zeroWid
    `,
  },
  {
    spaces: ['urn:schemas-microsoft-com:vml'],
    names: `
      angle arc background blacklevel curve ext f fill focus formulas group h handles hrpct id image imagedata
      line miterlimit origin oval path pict polyline rect roundrect shadow shape shapetype spt stroke
      tableproperties textbox textpath title weight
    `,
  },
  {
    spaces: ['urn:schemas-microsoft-com:office:office'],
    names: `
      allowincell allowoverlap borderbottomcolor borderleftcolor borderrightcolor bordertopcolor bottom bullet
      bwmode bwnormal bwpure callout clip clippath cliptowrap colormenu colormru column complex connectangles
      connectlocs connectortype connecttype detectmouseclick entry extrusion extrusionok fill forcedash
      gfxdata hr hralign hrnoshade hrpct hrstd idmap insetmode left lock master oned opacity2 preferrelative
      proxy r regroupid regrouptable right rules shapedefaults shapelayout singleclick skew spid spt
      tablelimits tableproperties targetscreensize title top userdrawn userhidden v
    `,
  },
  {
    spaces: ['urn:schemas-microsoft-com:office:word', 'urn:schemas-microsoft-com:office:excel'],
    names: `
      Anchor AutoFill AutoLine ClientData ColHidden Column LockText Locked MoveWithCells PrintObject Row
      RowHidden SizeWithCells TextHAlign TextVAlign Visible anchorlock borderbottom borderleft borderright
      bordertop wrap
    `,
  },
  {
    spaces: ['', 'http://www.w3.org/TR/REC-html40'],
    names: `
      b br div font i p span u xml
    `,
  },
  {
    spaces: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
    names: `
      AlternateContent Choice Fallback Ignorable MustUnderstand PreserveAttributes PreserveElements
      ProcessContent
    `,
  },
  {
    spaces: [
      'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
      'http://purl.oclc.org/ooxml/spreadsheetml/main',
    ],
    names: `
      alignment anchor author authors autoFilter b bgColor bookViews border borders bottom brk c calcChain
      calcPr cellStyle cellStyleXfs cellStyles cellWatch cellWatches cellXfs cfRule cfvo charset col colBreaks
      color colorFilter colorScale colors cols comment commentList commentPr comments condense
      conditionalFormatting customFilter customFilters customSheetView customSheetViews customWorkbookView
      customWorkbookViews dataBar dataValidation dataValidations dateGroupItem definedName definedNames
      diagonal dimension drawing dxf dxfs dynamicFilter end evenFooter evenHeader ext extLst extend family
      fgColor fileRecoveryPr fileSharing fileVersion fill fills filter filterColumn filters firstFooter
      firstHeader font fonts formula formula1 formula2 gradientFill headerFooter horizontal hyperlink
      hyperlinks i iconFilter iconSet ignoredError ignoredErrors indexedColors is left legacyDrawing
      legacyDrawingHF mergeCell mergeCells mruColors name numFmt numFmts oddFooter oddHeader outline outlinePr
      pageMargins pageSetUpPr pageSetup pane patternFill phoneticPr picture printOptions protectedRange
      protectedRanges protection r rFont rPh rPr rgbColor right row rowBreaks scheme selection shadow sheet
      sheetCalcPr sheetData sheetFormatPr sheetPr sheetProtection sheetView sheetViews sheets si smartTagPr
      sortCondition sortState sst start stop strike styleSheet sz t tabColor table tableColumn tableColumns
      tablePart tableParts tableStyle tableStyleElement tableStyleInfo tableStyles text top top10 u v
      vertAlign vertical workbook workbookPr workbookProtection workbookView worksheet xf
    `,
  },
  {
    spaces: [
      'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main',
      'http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac',
      'http://schemas.microsoft.com/office/spreadsheetml/2010/11/main',
      'http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac',
      'http://schemas.microsoft.com/office/spreadsheetml/2014/revision',
      'http://schemas.microsoft.com/office/spreadsheetml/2015/revision2',
      'http://schemas.microsoft.com/office/spreadsheetml/2016/revision3',
      'http://schemas.microsoft.com/office/spreadsheetml/2016/revision6',
      'http://schemas.microsoft.com/office/spreadsheetml/2016/revision10',
      'http://schemas.microsoft.com/office/spreadsheetml/2018/calcfeatures',
      'http://schemas.microsoft.com/office/excel/2006/main',
      'http://schemas.microsoft.com/office/mac/excel/2008/main',
      'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0',
      'http://schemas.libreoffice.org/',
    ],
    names: `
      ArchID PLV absPath axisColor border borderColor calcFeatures cfIcon cfRule cfvo coauthVersionLast
      coauthVersionMax color colorScale conditionalFormatting conditionalFormattings dataBar dataValidation
      dataValidations documentId dxf dxfs dyDescent extCalcPr f feature fill fillColor font formula1 formula2
      iconSet id ignoredError ignoredErrors knownFonts negativeBorderColor negativeFillColor numFmt
      revisionPtr slicerStyles sqref timelineStyles uid workbookPr
    `,
  },
  {
    spaces: [
      'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing',
      'http://purl.oclc.org/ooxml/drawingml/spreadsheetDrawing',
    ],
    names: `
      absoluteAnchor blipFill cNvCxnSpPr cNvGraphicFramePr cNvGrpSpPr cNvPicPr cNvPr cNvSpPr clientData col
      colOff cxnSp ext from graphicFrame grpSp grpSpPr id nvCxnSpPr nvGraphicFramePr nvGrpSpPr nvPicPr nvSpPr
      oneCellAnchor pic pos row rowOff sp spPr style to twoCellAnchor txBody wsDr xfrm
    `,
  },
  {
    spaces: ['http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments'],
    names: `
      ThreadedComments ext extLst mention mentions person personList text threadedComment
    `,
  },
  {
    spaces: [
      'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties',
      'http://purl.oclc.org/ooxml/officeDocument/extended-properties',
      'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes',
      'http://purl.oclc.org/ooxml/officeDocument/docPropsVTypes',
      'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties',
      'http://purl.oclc.org/ooxml/officeDocument/custom-properties',
      'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'http://purl.org/dc/elements/1.1/',
      'http://purl.org/dc/terms/',
    ],
    names: `
      AppVersion Application Characters CharactersWithSpaces Company DocSecurity HeadingPairs HiddenSlides
      HyperlinkBase HyperlinksChanged Lines LinksUpToDate MMClips Manager Notes Pages Paragraphs
      PresentationFormat Properties ScaleCrop SharedDoc Slides Template TitlesOfParts TotalTime Words array
      bool bstr category contentStatus contentType coreProperties created creator cy date decimal description
      empty error filetime i1 i2 i4 i8 identifier int keywords language lastModifiedBy lastPrinted lpstr
      lpwstr modified null property r4 r8 revision subject title ui1 ui2 ui4 ui8 uint variant vector version
    `,
  },
  {
    spaces: [
      'http://schemas.openxmlformats.org/officeDocument/2006/customXml',
      'http://purl.oclc.org/ooxml/officeDocument/customXml',
      'http://schemas.microsoft.com/office/2020/mipLabelMetadata',
    ],
    names: `
      datastoreItem ext extLst itemID label labelList schemaRef schemaRefs uri
    `,
  },
];
